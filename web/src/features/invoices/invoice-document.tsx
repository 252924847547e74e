import type { Client } from '@atrium/contract/clients';
import { invoiceTotals, lineTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceIssuer, InvoiceLine, PaymentDetails, PaymentWay } from '@atrium/contract/invoices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../theme/art/logo-mark.tsx';
import { countryIn } from '../../ui/countries.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './invoice-document.module.css';

/** All that the document tells; an invoice that is still being written has no number and no bank yet. */
export interface InvoiceDocumentData {
  id: number | null;
  issuer: InvoiceIssuer;
  client: Client | null;
  issuedDate: string;
  dueDate: string;
  lines: readonly InvoiceLine[];
  payments: readonly { amountCents: number }[];
  paymentDetails: PaymentDetails | null;
  paymentWay: PaymentWay;
  salesperson: string;
  note: string;
  showsPaymentTerms: boolean;
  showsNote: boolean;
  showsPaymentStub: boolean;
}

/** The invoice as it is sent: the same on the screen, in print and while it is written. */
export function InvoiceDocument({ data }: { data: InvoiceDocumentData }) {
  const { t } = useTranslation();
  return (
    <article className={classes.sheet} aria-label={t('invoices.document.label')}>
      <Head data={data} />
      <Parties data={data} />
      <Lines lines={data.lines} />
      <Foot data={data} />
      {data.showsNote && data.note !== '' && (
        <p className={classes.note}>
          <strong>{t('invoices.document.note')}</strong> <bdi>{data.note}</bdi>
        </p>
      )}
      {data.showsPaymentTerms && <Terms data={data} />}
      {data.showsPaymentStub && <Stub data={data} />}
    </article>
  );
}

function Head({ data: { id, issuer, issuedDate, dueDate } }: { data: InvoiceDocumentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.issuer}>
          <LogoMark />
          <bdi>{issuer.name}</bdi>
        </p>
        {issuer.address !== '' && (
          <p className={classes.quiet}>
            <bdi>{issuer.address}</bdi>
          </p>
        )}
        {issuer.email !== '' && (
          <p className={classes.quiet}>
            <bdi>{issuer.email}</bdi>
          </p>
        )}
      </div>
      <div className={classes.facts}>
        <h2 className={classes.title}>
          {id === null ? t('invoices.document.unnumbered') : t('invoices.document.number', { number: id })}
        </h2>
        <dl className={classes.pairs}>
          <Pair name={t('invoices.document.issued')}>{issuedDate === '' ? '' : format.day(issuedDate)}</Pair>
          <Pair name={t('invoices.document.due')}>{dueDate === '' ? '' : format.day(dueDate)}</Pair>
        </dl>
      </div>
    </header>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Parties({ data }: { data: InvoiceDocumentData }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { client, paymentDetails: bank, paymentWay } = data;
  const { balanceCents } = invoiceTotals(data.lines, data.payments);
  return (
    <div className={classes.parties}>
      <section>
        <h3 className={classes.heading}>{t('invoices.document.to')}</h3>
        {client ? (
          <address className={classes.address}>
            <bdi>{client.name}</bdi>
            <bdi>{client.company}</bdi>
            <bdi>{client.address}</bdi>
            <bdi>{countryIn(i18n.language, client.country)}</bdi>
            <bdi dir="ltr">{client.contact}</bdi>
            <bdi>{client.companyEmail}</bdi>
          </address>
        ) : (
          <p className={classes.quiet}>{t('invoices.document.noClient')}</p>
        )}
      </section>
      <section>
        <h3 className={classes.heading}>{t('invoices.document.paymentDetails')}</h3>
        <dl className={classes.pairs}>
          <Pair name={t('invoices.document.totalDue')}>
            <strong>{format.money(Math.max(balanceCents, 0))}</strong>
          </Pair>
          <Pair name={t('invoices.document.payBy')}>{t(`invoices.paymentWays.${paymentWay}`)}</Pair>
          {bank && bank.bankName !== '' && (
            <>
              <Pair name={t('invoices.document.bank')}>{bank.bankName}</Pair>
              <Pair name={t('invoices.document.country')}>{countryIn(i18n.language, bank.country)}</Pair>
              <Pair name="IBAN">
                <bdi dir="ltr">{bank.iban}</bdi>
              </Pair>
              <Pair name="SWIFT">
                <bdi dir="ltr">{bank.swiftCode}</bdi>
              </Pair>
            </>
          )}
        </dl>
      </section>
    </div>
  );
}

function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
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

function Foot({ data: { lines, payments, salesperson } }: { data: InvoiceDocumentData }) {
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

function Terms({ data: { issuedDate, dueDate } }: { data: InvoiceDocumentData }) {
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
function Stub({ data }: { data: InvoiceDocumentData }) {
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
