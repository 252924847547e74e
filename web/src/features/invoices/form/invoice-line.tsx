import { lineTotals } from '@atrium/contract/invoice-totals';
import { invoiceServices } from '@atrium/contract/invoices';
import { ActionIcon, Autocomplete, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { ScaledField } from '../../../ui/forms/scaled-field.tsx';
import classes from './invoice-form.module.css';
import type { LineValues } from './invoice-form-values.ts';

type Field = Exclude<keyof LineValues, 'key' | 'rateBefore'>;

export interface LineCommands {
  change: (index: number, field: Field, value: string | number) => void;
  move: (index: number, to: number) => void;
  remove: (index: number) => void;
}

export type LineErrors = Partial<Record<Field, string>>;

interface LineProps {
  line: LineValues;
  currency: string;
  /** Whether any line may be. */
  isTaxed: boolean;
  index: number;
  count: number;
  errors: LineErrors;
  commands: LineCommands;
}

/** One thing that is charged for. */
export const InvoiceLineFields = memo(function InvoiceLineFields(props: LineProps) {
  const { line, currency, isTaxed, index, count, errors, commands } = props;
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
          withAsterisk
          data={[...invoiceServices]}
          {...field('item')}
          value={line.item}
        />
        <MoneyField
          label={t('invoices.lines.cost')}
          currency={currency}
          isNarrow
          max={10_000_000}
          {...amount('costCents')}
        />
        <ScaledField
          label={t('invoices.lines.quantity')}
          scale={1_000}
          max={1_000_000}
          isAboveZero
          {...amount('quantityThousandths')}
        />
        <ScaledField
          label={t('invoices.lines.discount')}
          unit="%"
          scale={100}
          max={100}
          {...amount('discountBasisPoints')}
        />
        <ScaledField
          label={t('invoices.lines.tax')}
          unit="%"
          scale={100}
          max={100}
          disabled={!isTaxed}
          {...amount('taxBasisPoints')}
        />
        {line.takenOffCents !== undefined && (
          <MoneyField
            label={t('invoices.lines.takenOff')}
            currency={currency}
            isNarrow
            max={10_000_000}
            {...field('takenOffCents')}
            value={line.takenOffCents}
          />
        )}
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
          <output>{format.money(lineTotals(line).netCents, currency)}</output>
        </p>
      </fieldset>
      <LineButtons index={index} count={count} commands={commands} />
    </li>
  );
}, isSameLine);

function LineButtons({ index, count, commands }: Pick<LineProps, 'index' | 'count' | 'commands'>) {
  const { t } = useTranslation();
  const number = useFormat().number(index + 1);
  return (
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
  );
}

function isSameLine(one: LineProps, other: LineProps): boolean {
  return (
    one.line === other.line &&
    one.currency === other.currency &&
    one.isTaxed === other.isTaxed &&
    one.index === other.index &&
    one.count === other.count &&
    JSON.stringify(one.errors) === JSON.stringify(other.errors)
  );
}
