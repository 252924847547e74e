import type { TaxTreatment } from '@atrium/contract/tax-treatment';
import { Button, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../../ui/use-latest.ts';
import { invoiceDefaultsQuery } from '../settings/invoice-settings.queries.ts';
import classes from './invoice-form.module.css';
import { type InvoiceValues, type LineValues, newLine } from './invoice-form-values.ts';
import { InvoiceLineFields, type LineCommands, type LineErrors } from './invoice-line.tsx';

const mostLines = 100;

/** What is charged for, a line each: added, taken out and moved. */
export function InvoiceLines({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation();
  const { list, commands, add } = useLineCommands(form);
  const { lines, currency, taxTreatment } = form.values;
  return (
    <section aria-label={t('invoices.lines.title')}>
      <ol className={classes.lines} ref={list}>
        {lines.map((line, index) => (
          <InvoiceLineFields
            key={line.key}
            line={line}
            currency={currency}
            isTaxed={taxTreatment === 'standard'}
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
  const { data: defaults } = useQuery(invoiceDefaultsQuery);
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
    form.insertListItem('lines', addedLine(form.values.taxTreatment, defaults?.taxBasisPoints));
    focus(form.values.lines.length, 'input');
  };
  return { list, commands, add };
}

/** Where no line is taxed by law, its rate waits for a tax that has one. */
function addedLine(taxTreatment: TaxTreatment, rate = 0): LineValues {
  return taxTreatment === 'standard' ? newLine(rate) : { ...newLine(), rateBefore: rate };
}

function errorsOf(errors: InvoiceFormErrors, index: number): LineErrors {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`lines.${index}.`));
  return Object.fromEntries(own.map(([path, message]) => [path.split('.')[2] ?? '', String(message)]));
}

type InvoiceFormErrors = UseFormReturnType<InvoiceValues>['errors'];
