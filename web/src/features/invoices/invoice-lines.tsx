import '@mantine/core/styles/NumberInput.css';
import { lineTotals } from '@atrium/contract/invoice-totals';
import { invoiceServices } from '@atrium/contract/invoices';
import { ActionIcon, Autocomplete, Button, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ScaledField } from '../../ui/forms/scaled-field.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import classes from './invoice-form.module.css';
import { type InvoiceValues, type LineValues, newLine } from './invoice-form-values.ts';

const mostLines = 100;

type Field = Exclude<keyof LineValues, 'key'>;

interface LineCommands {
  change: (index: number, field: Field, value: string | number) => void;
  move: (index: number, to: number) => void;
  remove: (index: number) => void;
}

/** What is charged for, a line each: added, taken out and moved. */
export function InvoiceLines({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation();
  const { list, commands, add } = useLineCommands(form);
  const { lines } = form.values;
  return (
    <section aria-label={t('invoices.lines.title')}>
      <ol className={classes.lines} ref={list}>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            index={index}
            count={lines.length}
            errors={errorsOf(form.errors, index)}
            commands={commands}
          />
        ))}
      </ol>
      {form.errors.lines && (
        <Text size="sm" c="var(--atrium-danger-text)" role="alert">
          {form.errors.lines}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={lines.length >= mostLines}
        onClick={add}
      >
        {t('invoices.lines.add')}
      </Button>
      {lines.length >= mostLines && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('invoices.lines.most')}
        </Text>
      )}
    </section>
  );
}

/** They stay the same from one drawing to the next, so that a key pressed in one line draws that line alone. */
function useLineCommands(form: UseFormReturnType<InvoiceValues>) {
  const list = useRef<HTMLOListElement>(null);
  const latest = useLatest(form);
  const focus = useCallback((index: number, selector: string) => {
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus());
  }, []);
  const commands = useRef<LineCommands>({
    change: (index, field, value) => latest.current.setFieldValue(`lines.${index}.${field}`, value),
    move: (index, to) => {
      latest.current.reorderListItem('lines', { from: index, to });
      focus(to, `[data-move="${to > index ? 'down' : 'up'}"]:not(:disabled), [data-move]:not(:disabled)`);
    },
    remove: (index) => {
      latest.current.removeListItem('lines', index);
      focus(Math.max(index - 1, 0), 'input');
    },
  }).current;
  const add = () => {
    form.insertListItem('lines', newLine());
    focus(form.values.lines.length, 'input');
  };
  return { list, commands, add };
}

type LineErrors = Partial<Record<Field, string>>;

function errorsOf(errors: InvoiceFormErrors, index: number): LineErrors {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`lines.${index}.`));
  return Object.fromEntries(own.map(([path, message]) => [path.split('.')[2] ?? '', String(message)]));
}

type InvoiceFormErrors = UseFormReturnType<InvoiceValues>['errors'];

interface LineProps {
  line: LineValues;
  index: number;
  count: number;
  errors: LineErrors;
  commands: LineCommands;
}

const Line = memo(function Line({ line, index, count, errors, commands }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = format.number(index + 1);
  const field = (name: Field) => ({
    value: line[name],
    onChange: (value: string | number) => commands.change(index, name, value),
    error: errors[name],
    'data-path': `lines.${index}.${name}`,
  });
  const amount = (name: 'costCents' | 'quantityThousandths' | 'discountBasisPoints' | 'taxBasisPoints') => ({
    ...field(name),
    value: line[name],
  });
  return (
    <li className={classes.line}>
      <fieldset className={classes.fields}>
        <legend className={classes.legend}>{t('invoices.lines.number', { number })}</legend>
        <Autocomplete
          className={classes.item}
          label={t('invoices.lines.item')}
          data={[...invoiceServices]}
          {...field('item')}
          value={line.item}
        />
        <ScaledField
          label={t('invoices.lines.cost')}
          leftSection="$"
          scale={100}
          max={10_000_000}
          {...amount('costCents')}
        />
        <ScaledField
          label={t('invoices.lines.quantity')}
          scale={1_000}
          max={10_000}
          {...amount('quantityThousandths')}
        />
        <ScaledField
          label={t('invoices.lines.discount')}
          rightSection="%"
          scale={100}
          max={100}
          {...amount('discountBasisPoints')}
        />
        <ScaledField
          label={t('invoices.lines.tax')}
          rightSection="%"
          scale={100}
          max={100}
          {...amount('taxBasisPoints')}
        />
        <Textarea
          className={classes.description}
          label={t('invoices.lines.description')}
          autosize
          minRows={1}
          maxRows={6}
          {...field('description')}
          value={line.description}
          onChange={(event) => commands.change(index, 'description', event.currentTarget.value)}
        />
        <p className={classes.lineTotal}>
          <span>{t('invoices.lines.total')}</span>
          <output>{format.money(lineTotals(line).netCents)}</output>
        </p>
      </fieldset>
      <div className={classes.lineButtons}>
        <ActionIcon
          size="md"
          data-move="up"
          disabled={index === 0}
          aria-label={t('invoices.lines.up', { number })}
          onClick={() => commands.move(index, index - 1)}
        >
          <IconArrowUp size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="md"
          data-move="down"
          disabled={index === count - 1}
          aria-label={t('invoices.lines.down', { number })}
          onClick={() => commands.move(index, index + 1)}
        >
          <IconArrowDown size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="md"
          disabled={count === 1}
          aria-label={t('invoices.lines.remove', { number })}
          onClick={() => commands.remove(index)}
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}, isSameLine);

function isSameLine(one: LineProps, other: LineProps): boolean {
  return (
    one.line === other.line &&
    one.index === other.index &&
    one.count === other.count &&
    JSON.stringify(one.errors) === JSON.stringify(other.errors)
  );
}
