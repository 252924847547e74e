import { Suspense } from 'react';
import { loadedLater } from '../../ui/loaded-later.ts';
import type { MailPanel } from './mail-search.ts';

const ContactsPanel = loadedLater(async () => ({
  default: (await import('./contacts/contacts-panel.tsx')).ContactsPanel,
}));
const TrustedSendersPanel = loadedLater(async () => ({
  default: (await import('./message/trusted-senders-panel.tsx')).TrustedSendersPanel,
}));
const MailRulesPanel = loadedLater(async () => ({
  default: (await import('./rules/mail-rules-panel.tsx')).MailRulesPanel,
}));

const LabelPanel = loadedLater(async () => ({
  default: (await import('./labels/label-panel.tsx')).LabelPanel,
}));

interface MailPanelsProps {
  panel: MailPanel | 'label';
  labelId: number | undefined;
  /** What is looked for among the contacts at first. */
  contact: string | undefined;
  /** Which of them is open. */
  contactId: number | undefined;
  /** Whose mails a new rule is for. */
  sender: string | undefined;
  onSenderDone: () => void;
  onClose: () => void;
}

/** What opens beside one's mails. */
export function MailPanels(props: MailPanelsProps) {
  return (
    <Suspense>
      <MailPanelOf {...props} />
    </Suspense>
  );
}

function MailPanelOf({ panel, labelId, contact = '', contactId, onClose, ...ofRule }: MailPanelsProps) {
  if (panel === 'contacts')
    return <ContactsPanel key={`${contact} ${contactId}`} q={contact} id={contactId} onClose={onClose} />;
  if (panel === 'label') return <LabelPanel key={labelId} labelId={labelId} onClose={onClose} />;
  if (panel === 'senders') return <TrustedSendersPanel onClose={onClose} />;
  return <MailRulesPanel {...ofRule} onClose={onClose} />;
}
