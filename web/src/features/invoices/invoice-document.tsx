import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../theme/art/logo-mark.tsx';
import { countryIn } from '../../ui/countries.ts';
import { useFormat } from '../../ui/format.ts';
import type { InvoiceDocumentData } from './document-data.ts';
import { DocumentFoot, DocumentLines } from './document-lines.tsx';
import { Pair } from './document-pair.tsx';
import { DocumentStub, DocumentTerms } from './document-terms.tsx';
import classes from './invoice-document.module.css';

/** The invoice as it is sent: the same on the screen, in print and while it is written. */
export function InvoiceDocument({ data }: { data: InvoiceDocumentData }) {
  const { t } = useTranslation();
  return (
    <article className={classes.sheet} aria-label={t('invoices.document.label')}>
      <Head data={data} />
      <Parties data={data} />
      <DocumentLines lines={data.lines} />
      <DocumentFoot data={data} />
      {data.showsNote && data.note !== '' && (
        <p className={classes.note}>
          <strong>{t('invoices.document.note')}</strong> <bdi>{data.note}</bdi>
        </p>
      )}
      {data.showsPaymentTerms && <DocumentTerms data={data} />}
      {data.showsPaymentStub && <DocumentStub data={data} />}
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
