import { type CreditedLine, type LineLeft, linesLeft } from '@atrium/contract/credit-note-amounts';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { ScaledField } from '../../../ui/forms/scaled-field.tsx';
import classes from './credit-note.module.css';
import type { CreditNoteValues } from './credit-note-values.ts';
import { numbered } from './numbered.ts';

interface CreditNoteLinesProps {
  whole: WholeInvoice;
  credited: readonly CreditedLine[];
  form: UseFormReturnType<CreditNoteValues>;
}

/** The lines of the invoice, and how much of each is credited. */
export function CreditNoteLines({ whole: { invoice, lines }, credited, form }: CreditNoteLinesProps) {
  const { t } = useTranslation();
  const left = linesLeft(lines, credited);
  return (
    <section aria-label={t('creditNotes.lines')}>
      <ul className={classes.lines}>
        {numbered(lines).map(({ part: { item }, number }) => (
          <li key={number} className={classes.line}>
            <bdi className={classes.item}>{item}</bdi>
            <AmountField
              item={item}
              index={number - 1}
              left={left[number - 1]}
              currency={invoice.currency}
              form={form}
            />
          </li>
        ))}
      </ul>
      {form.errors.lines && (
        <Text size="sm" c="var(--atrium-danger-text)" role="alert" mt="xs">
          {form.errors.lines}
        </Text>
      )}
    </section>
  );
}

interface AmountFieldProps extends Pick<CreditNoteLinesProps, 'form'> {
  item: string;
  index: number;
  left: LineLeft | undefined;
  currency: string;
}

function AmountField({ item, index, left, currency, form }: AmountFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isByQuantity = form.values.kind === 'quantities';
  const most = (isByQuantity ? left?.quantityThousandths : left?.netCents) ?? 0;
  if (most === 0 || left?.netCents === 0) return <span className={classes.quiet}>{t('creditNotes.nothingLeft')}</span>;
  if (isByQuantity) {
    const quantity = format.number(most / 1_000);
    return (
      <ScaledField
        aria-label={t('creditNotes.quantityOf', { item })}
        description={t('creditNotes.ofQuantity', { quantity })}
        inputWrapperOrder={['input', 'description', 'error']}
        scale={1_000}
        max={most / 1_000}
        {...form.getInputProps(`lines.${index}.quantityThousandths`)}
      />
    );
  }
  return (
    <MoneyField
      aria-label={t('creditNotes.amountOf', { item })}
      description={t('creditNotes.ofAmount', { amount: format.money(most, currency) })}
      inputWrapperOrder={['input', 'description', 'error']}
      currency={currency}
      max={most / 100}
      {...form.getInputProps(`lines.${index}.netCents`)}
    />
  );
}
