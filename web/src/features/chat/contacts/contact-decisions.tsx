import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { Button, Stack } from '@mantine/core';
import { IconBan, IconBell, IconBellOff, IconEraser, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useChangeContact, useClearConversation, useDeleteChat, useMarkContact } from '../chat-commands.queries.ts';
import { ContactTags } from './contact-tags.tsx';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What one decides of a contact, and of the chat with them, for oneself alone. */
export function ContactDecisions({ contact }: { contact: ContactDetails }) {
  if (useAbility().cannot('update', 'Chat')) return null;
  const { chat } = contact;
  return (
    <>
      <ContactTags contact={contact} />
      <Stack gap={8}>
        <Important contact={contact} />
        {!contact.isClosed && <MuteAndBlock contact={contact} />}
        {chat && <Clear contact={contact} conversationId={chat.conversationId} />}
        {chat?.isListed && <Delete contact={contact} />}
      </Stack>
    </>
  );
}

function Important({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const mark = useMarkContact();
  const { isImportant } = contact;
  const Icon = isImportant ? IconStarFilled : IconStar;
  return (
    <Button
      variant="default"
      leftSection={<Icon {...icon} />}
      onClick={() => mark.mutate({ contact, changes: { isImportant: !isImportant } })}
    >
      {t(isImportant ? 'chat.unmarkImportant' : 'chat.markImportant')}
    </Button>
  );
}

function MuteAndBlock({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const change = useChangeContact();
  const { isMuted, isBlocked } = contact;
  return (
    <>
      <Button
        variant="default"
        leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
        onClick={() => change.mutate({ contact, changes: { isMuted: !isMuted } })}
      >
        {t(isMuted ? 'chat.unmute' : 'chat.mute')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconBan {...icon} />}
        onClick={() => change.mutate({ contact, changes: { isBlocked: !isBlocked } })}
      >
        {t(isBlocked ? 'chat.unblock' : 'chat.block')}
      </Button>
    </>
  );
}

function Clear({ contact, conversationId }: { contact: ContactDetails; conversationId: number }) {
  const { t } = useTranslation();
  const clear = useClearConversation({ kind: 'contact', name: contact.fullName });
  return (
    <Button
      variant="light"
      color="danger"
      leftSection={<IconEraser {...icon} />}
      onClick={() => clear.mutate(conversationId)}
    >
      {t('chat.clear')}
    </Button>
  );
}

function Delete({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const remove = useDeleteChat(contact);
  return (
    <Button variant="light" color="danger" leftSection={<IconTrash {...icon} />} onClick={() => remove.mutate()}>
      {t('chat.deleteChat')}
    </Button>
  );
}
