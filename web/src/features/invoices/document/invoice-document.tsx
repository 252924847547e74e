import {
  type DocumentParty,
  type DocumentSource,
  invoiceDocument,
  type Labelled,
  type InvoiceDocument as Shown,
} from '@atrium/contract/invoice-document';
import { useTranslation } from 'react-i18next';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { numbered } from '../credit-notes/numbered.ts';
import { DocumentRows, DocumentTotals } from './document-lines.tsx';
import { DocumentLogo } from './document-logo.tsx';
import { Pairs } from './document-pairs.tsx';
import classes from './invoice-document.module.css';

/** The invoice as it is sent: the same words and figures on the screen, in print, in the file and while it is written. */
export function InvoiceDocument({ source, token }: { source: DocumentSource; token?: string }) {
  const { t, i18n } = useTranslation();
  return (
    <DocumentSheet
      shown={invoiceDocument(source, documentLanguageOf(i18n.language))}
      label={t(source.kind === 'quote' ? 'billing.quotes.one' : 'invoices.document.label')}
      token={token}
    />
  );
}

interface DocumentSheetProps {
  shown: Shown;
  label: string;
  /** Of its secret address, for who reads it there. */
  token?: string | undefined;
}

/** What is read of a document of any kind. */
export function DocumentSheet({ shown, label, token }: DocumentSheetProps) {
  return (
    <article className={classes.sheet} aria-label={label}>
      <Head shown={shown} token={token} />
      <Parties shown={shown} />
      {shown.details.length > 0 && <Pairs className={classes.details} rows={shown.details} />}
      <DocumentRows shown={shown} />
      {shown.totals.length > 0 && (
        <div className={classes.foot}>
          <DocumentTotals totals={shown.totals} />
        </div>
      )}
      {numbered(shown.remarks).map(({ part, number }) => (
        <Remark key={number} {...part} />
      ))}
      {shown.stub && <Stub {...shown.stub} />}
    </article>
  );
}

function Head({ shown: { issuer, title, dates }, token }: Pick<DocumentSheetProps, 'shown' | 'token'>) {
  return (
    <header className={classes.head}>
      <div>
        {issuer.logo !== '' && <DocumentLogo logo={issuer.logo} name={issuer.name} token={token} />}
        <p className={classes.issuer}>
          <bdi>{issuer.name}</bdi>
        </p>
        <Lines lines={issuer.lines} />
      </div>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <Pairs className={classes.pairs} rows={dates} />
      </div>
    </header>
  );
}

function Parties({ shown: { recipient, payment } }: { shown: Shown }) {
  return (
    <div className={classes.parties}>
      <section>
        <h3 className={classes.heading}>{recipient.label}</h3>
        <Recipient {...recipient} />
      </section>
      <section>
        <h3 className={classes.heading}>{payment.label}</h3>
        <Pairs className={classes.pairs} rows={payment.rows} />
      </section>
    </div>
  );
}

function Recipient({ name, lines }: DocumentParty) {
  const { t } = useTranslation();
  if (name === '') return <p className={classes.quiet}>{t('invoices.document.noClient')}</p>;
  return (
    <address className={classes.address}>
      <bdi>{name}</bdi>
      <Lines lines={lines} />
    </address>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return numbered(lines).map(({ part, number }) => (
    <p key={number} className={classes.quiet}>
      <bdi>{part}</bdi>
    </p>
  ));
}

function Remark({ label, value }: Labelled) {
  return (
    <p className={classes.note}>
      <strong>{label}</strong> <bdi>{value}</bdi>
    </p>
  );
}

/** To be cut off and sent back with the money. */
function Stub({ label, rows }: { label: string; rows: readonly Labelled[] }) {
  return (
    <section className={classes.stub}>
      <h3 className={classes.heading}>{label}</h3>
      <Pairs className={classes.stubFacts} rows={rows} />
    </section>
  );
}
