import type { Contact } from '@atrium/contract/chat';
import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChangeContact } from '../chat-commands.queries.ts';
import classes from '../composer/composer.module.css';

/** Why nothing can be written, in the place where one would. */
export function BlockedNote({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  return (
    <div className={classes.blocked} role="status">
      <IconBan size={18} stroke={1.5} aria-hidden />
      {contact.isClosed ? <span>{t('chat.closed.note')}</span> : <Blocked contact={contact} />}
    </div>
  );
}

function Blocked({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const change = useChangeContact();
  const name = contact.fullName;
  return (
    <>
      <span>{t(contact.isBlocked ? 'chat.youBlocked' : 'chat.blockedYou', { name })}</span>
      {contact.isBlocked && (
        <Button variant="default" size="xs" onClick={() => change.mutate({ contact, changes: { isBlocked: false } })}>
          {t('chat.unblock')}
        </Button>
      )}
    </>
  );
}
