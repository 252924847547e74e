import { invoiceTotals, lineTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { InvoiceDocumentData } from './document-data.ts';
import { Pair } from './document-pair.tsx';
import classes from './invoice-document.module.css';

export function DocumentLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }));
  return (
    <div className={classes.scroll}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('invoices.lines.item')}</th>
            <th scope="col">{t('invoices.lines.cost')}</th>
            <th scope="col">{t('invoices.lines.quantity')}</th>
            <th scope="col">{t('invoices.lines.discount')}</th>
            <th scope="col">{t('invoices.lines.tax')}</th>
            <th scope="col">{t('invoices.lines.total')}</th>
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ line, number }) => (
            <tr key={number}>
              <th scope="row">
                <bdi>{line.item}</bdi>
                {line.description !== '' && (
                  <span className={classes.description}>
                    <bdi>{line.description}</bdi>
                  </span>
                )}
              </th>
              <td>{format.money(line.costCents)}</td>
              <td>{format.number(line.quantityThousandths / 1_000)}</td>
              <td>{line.discountBasisPoints === 0 ? '–' : format.rate(line.discountBasisPoints)}</td>
              <td>{line.taxBasisPoints === 0 ? '–' : format.rate(line.taxBasisPoints)}</td>
              <td>{format.money(lineTotals(line).netCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the lines come to, and what of it is paid. */
export function DocumentFoot({ data: { lines, payments, salesperson } }: { data: InvoiceDocumentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const totals = invoiceTotals(lines, payments);
  const isCredit = totals.balanceCents < 0;
  return (
    <div className={classes.foot}>
      <p className={classes.salesperson}>
        {salesperson !== '' && (
          <>
            <strong>{t('invoices.document.salesperson')}</strong> <bdi>{salesperson}</bdi>
          </>
        )}
      </p>
      <dl className={classes.totals}>
        <Pair name={t('invoices.totals.subtotal')}>{format.money(totals.grossCents)}</Pair>
        {totals.discountCents > 0 && (
          <Pair name={t('invoices.totals.discount')}>{format.money(-totals.discountCents)}</Pair>
        )}
        <Pair name={t('invoices.totals.tax')}>{format.money(totals.taxCents)}</Pair>
        <Pair name={t('invoices.totals.total')}>
          <strong>{format.money(totals.totalCents)}</strong>
        </Pair>
        {payments.length > 0 && <Pair name={t('invoices.totals.paid')}>{format.money(totals.paidCents)}</Pair>}
        {payments.length > 0 && (
          <Pair name={t(isCredit ? 'invoices.totals.credit' : 'invoices.totals.balance')}>
            <strong>{format.money(Math.abs(totals.balanceCents))}</strong>
          </Pair>
        )}
      </dl>
    </div>
  );
}
