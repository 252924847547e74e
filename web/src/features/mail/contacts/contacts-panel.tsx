import type { Contact } from '@atrium/contract/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { AddContactForm, EditContactForm } from './contact-form.tsx';
import { ContactList } from './contact-list.tsx';

type Shown = 'list' | 'new' | Contact;

/** Whom one writes to: beside the mails, since it is while writing that one wants them. */
export function ContactsPanel({ q: asked, onClose }: { q: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [q, setQ] = useState(asked);
  const [shown, setShown] = useState<Shown>('list');
  const back = () => setShown('list');
  return (
    <SidePanel title={t(titleKeyOf(shown))} onClose={onClose}>
      {(panel) => {
        const leave = () => {
          panel.setDirty(false);
          back();
        };
        if (shown === 'list') {
          return (
            <ContactList
              q={q}
              onSearch={setQ}
              onAdd={() => setShown('new')}
              onEdit={setShown}
              onWritten={panel.finish}
            />
          );
        }
        if (shown === 'new') return <AddContactForm setDirty={panel.setDirty} onDone={leave} />;
        return <EditContactForm contact={shown} setDirty={panel.setDirty} onDone={leave} />;
      }}
    </SidePanel>
  );
}

function titleKeyOf(shown: Shown): string {
  if (shown === 'list') return 'mail.contacts.title';
  return shown === 'new' ? 'mail.contacts.add' : 'mail.contacts.edit';
}
