import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { InvoiceDocumentData } from './document-data.ts';
import { Pair } from './document-pair.tsx';
import classes from './invoice-document.module.css';

/** Until when it is to be paid. */
export function DocumentTerms({ data: { issuedDate, dueDate } }: { data: InvoiceDocumentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (issuedDate === '' || dueDate === '') return null;
  const count = Math.round((Date.parse(dueDate) - Date.parse(issuedDate)) / 86_400_000);
  return (
    <p className={classes.note}>
      <strong>{t('invoices.document.terms')}</strong>{' '}
      {t('invoices.document.termsText', { count, formatted: format.number(count), date: format.day(dueDate) })}
    </p>
  );
}

/** To be cut off and sent back with the money. */
export function DocumentStub({ data }: { data: InvoiceDocumentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceCents } = invoiceTotals(data.lines, data.payments);
  return (
    <section className={classes.stub}>
      <h3 className={classes.heading}>{t('invoices.document.stub')}</h3>
      <dl className={classes.stubFacts}>
        <Pair name={t('invoices.fields.id')}>{data.id === null ? '–' : `#${data.id}`}</Pair>
        <Pair name={t('invoices.fields.clientName')}>
          <bdi>{data.client?.name ?? '–'}</bdi>
        </Pair>
        <Pair name={t('invoices.document.due')}>{data.dueDate === '' ? '' : format.day(data.dueDate)}</Pair>
        <Pair name={t('invoices.document.totalDue')}>{format.money(Math.max(balanceCents, 0))}</Pair>
        <Pair name={t('invoices.document.enclosed')}>
          <span className={classes.blank} />
        </Pair>
      </dl>
    </section>
  );
}
