import type { Contact } from '@atrium/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { AddContactForm, EditContactForm } from './contact-form.tsx';
import { ContactList } from './contact-list.tsx';
import { contactQuery } from './contacts.queries.ts';

type Shown = 'list' | 'new' | Contact;

interface ContactsPanelProps {
  q: string;
  onClose: () => void;
}

/** Whom one writes to: beside the mails, since it is while writing that one wants them. */
export function ContactsPanel({ id, ...props }: ContactsPanelProps & { id: number | undefined }) {
  const { data: contact, isPending } = useQuery({ ...contactQuery(id ?? 0), enabled: id !== undefined });
  if (id !== undefined && isPending) return null;
  return <Panel {...props} first={contact ?? 'list'} />;
}

function Panel({ q: asked, first, onClose }: ContactsPanelProps & { first: Shown }) {
  const { t } = useTranslation();
  const [q, setQ] = useState(asked);
  const [shown, setShown] = useState(first);
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
