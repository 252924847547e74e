import '../../../ui/mantine-styles.ts';
import type { WholeCreditNote } from '@atrium/contract/credit-notes';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { useAbility } from '../../../session/ability.ts';
import { RecordTimelinePanel } from '../../../ui/changes/record-timeline.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from '../document/invoice-view.module.css';
import { MissingIssuer } from '../form/missing-issuer.tsx';
import { useSending } from '../sending/use-sending.ts';
import { CreditNoteActions } from './credit-note-actions.tsx';
import { CreditNoteDocument } from './credit-note-document.tsx';
import { CreditNoteLoaded } from './credit-note-loaded.tsx';

const SendCreditNotePanel = loadedLater(async () => ({
  default: (await import('./send-credit-note-panel.tsx')).SendCreditNotePanel,
}));

const crumbs = [
  { titleKey: 'shell.menu.invoice' },
  { titleKey: 'creditNotes.title', path: '/apps/invoice/credit-notes' },
];

export function CreditNoteViewPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('creditNotes.titleOf', { number: id });
  usePageTitle(title);
  return (
    <>
      <PageHeader titleKey="creditNotes.one" title={title} crumbs={crumbs} />
      <CreditNoteLoaded text={id}>{(whole) => <Found whole={whole} />}</CreditNoteLoaded>
    </>
  );
}

function Found({ whole }: { whole: WholeCreditNote }) {
  const canUpdate = useAbility().can('update', 'Invoice');
  const { id, currency } = whole.creditNote;
  const [isSending, setIsSending] = useSending();
  return (
    <div className={classes.columns}>
      <div className={classes.card}>
        <CreditNoteActions creditNote={whole.creditNote} onSend={() => setIsSending(true)} />
      </div>
      <div className={classes.document}>
        <CreditNoteDocument whole={whole} />
      </div>
      <div className={classes.side}>
        <MissingIssuer issuer={whole.issuer} paymentDetails={null} />
        <RecordTimelinePanel entity="credit-note" id={id} currency={currency} />
      </div>
      {isSending && canUpdate && (
        <Suspense>
          <SendCreditNotePanel whole={whole} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </div>
  );
}
