import '../../ui/mantine-styles.ts';
import { documentSource } from '@atrium/contract/invoice-document';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../links/linked-things.tsx';
import { usePageTitle } from '../../navigation/page-title.ts';
import { RecordTimelinePanel } from '../../ui/changes/record-timeline.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { ClientChanged } from './clients/client-changed.tsx';
import { InvoiceCreditNotes } from './credit-notes/invoice-credit-notes.tsx';
import { InvoiceDocument } from './document/invoice-document.tsx';
import classes from './document/invoice-view.module.css';
import { MissingIssuer } from './form/missing-issuer.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { ClientLink, InvoiceStatusLabel } from './invoice-labels.tsx';
import { InvoiceLoaded } from './invoice-loaded.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { Origin } from './origin.tsx';
import { InvoiceReminders } from './reminders/invoice-reminders.tsx';
import { DocumentLinkPanel } from './shared-documents/document-link-panel.tsx';

const PaymentPanel = loadedLater(async () => ({ default: (await import('./payment-panel.tsx')).PaymentPanel }));
const CreditNotePanel = loadedLater(async () => ({
  default: (await import('./credit-notes/credit-note-panel.tsx')).CreditNotePanel,
}));

const crumbs = [{ titleKey: 'shell.menu.invoice' }, { titleKey: 'invoices.list.title', path: '/apps/invoice/list' }];

export function InvoicePreviewPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('invoices.preview.titleOf', { number: id });
  usePageTitle(title);
  useFocusNearby();
  return (
    <>
      <PageHeader titleKey="invoices.preview.title" title={title} crumbs={crumbs} />
      <InvoiceLoaded text={id}>{(whole) => <Found whole={whole} />}</InvoiceLoaded>
    </>
  );
}

function Found({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const [isPaying, setIsPaying] = useState(false);
  const [isCrediting, setIsCrediting] = useState(false);
  const { invoice } = whole;
  return (
    <div className={classes.columns}>
      <div className={classes.card}>
        <p className={classes.statusLine}>
          <InvoiceStatusLabel invoice={invoice} />
        </p>
        <p className={classes.client}>
          {t('invoices.fields.clientName')}: <ClientLink client={invoice.client} />
        </p>
        <InvoiceActions whole={whole} onPay={() => setIsPaying(true)} onCredit={() => setIsCrediting(true)} />
        <Origin {...whole.origin} />
        <LinkedThings entity="invoice" id={invoice.id} headingLevel={2} />
      </div>
      <div className={classes.document}>
        <InvoiceDocument source={documentSource(whole)} />
      </div>
      <div className={classes.side}>
        <ClientChanged whole={whole} />
        <MissingIssuer {...whole} />
        <DocumentLinkPanel kind="invoice" id={invoice.id} />
        <InvoicePayments whole={whole} />
        <InvoiceCreditNotes invoiceId={invoice.id} />
        <InvoiceReminders whole={whole} />
        <RecordTimelinePanel entity="invoice" id={invoice.id} currency={invoice.currency} />
      </div>
      {isPaying && (
        <Suspense>
          <PaymentPanel invoice={invoice} onClose={() => setIsPaying(false)} />
        </Suspense>
      )}
      {isCrediting && (
        <Suspense>
          <CreditNotePanel whole={whole} onClose={() => setIsCrediting(false)} />
        </Suspense>
      )}
    </div>
  );
}
