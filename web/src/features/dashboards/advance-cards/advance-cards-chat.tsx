import '../../../ui/mantine-styles.ts';
import type { ChatMessage, Contact } from '@atrium/contract/chat';
import { sendChatMessage } from '@atrium/contract/chat';
import { withoutMarks } from '@atrium/contract/message-marks';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { inTurn } from '../../../backend/commands-under-way.ts';
import { useAbility } from '../../../session/ability.ts';
import { notify } from '../../../ui/notify.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { usePersonName } from '../../../ui/use-person-name.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { ChatsLink } from './advance-cards-chats-link.tsx';
import classes from './advance-cards-people.module.css';
import { chatCardKey, chatCardQuery } from './advance-cards-people.queries.ts';

/** The card stays at the chat with this contact, whatever is said in others; null lets it go. */
type Hold = (id: number | null) => void;

/** The chat in which something was said last, to be answered on the spot. */
export function LatestChat() {
  const ability = useAbility();
  return ability.can('read', 'Chat') ? <Latest /> : null;
}

function Latest() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const held = useRef<number | null>(null);
  const answer = useQuery(chatCardQuery(held));
  const hold = useCallback(
    (id: number | null) => {
      held.current = id;
      void client.invalidateQueries({ queryKey: chatCardKey });
    },
    [client],
  );
  return (
    <Card title={t('dashboards.chat.title')} span={4} link={<ChatsLink />}>
      <Loaded answer={answer} height={244}>
        {({ contact, messages }) =>
          contact ? (
            <Conversation contact={contact} messages={messages} hold={hold} />
          ) : (
            <p className={cardClasses.text}>{t('dashboards.chat.none')}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

interface ConversationProps {
  contact: Contact;
  messages: readonly ChatMessage[];
  hold: Hold;
}

function Conversation({ contact, messages, hold }: ConversationProps) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const ability = useAbility();
  const { id, isClosed, isBlocked, blocksMe } = contact;
  const name = nameOf(contact.fullName);
  const canWrite = ability.can('create', 'Chat') && !(isClosed || isBlocked || blocksMe);
  return (
    <div className={classes.chat}>
      <bdi className={classes.name}>{name}</bdi>
      <ul className={classes.messages} aria-label={t('dashboards.chat.messages', { name })}>
        {messages.map(({ id: messageId, message, senderId, time, attachments }) => (
          <li key={messageId} data-own={senderId !== id || undefined}>
            <span className={classes.words} dir="auto">
              {withoutMarks(message) || attachments.map((file) => file.name).join(', ')}
            </span>
            <span className={cardClasses.text}>
              <RelativeTime moment={time} />
            </span>
          </li>
        ))}
      </ul>
      {canWrite && <Answer key={id} id={id} name={name} hold={hold} />}
    </div>
  );
}

function Answer({ id, name, hold }: { id: number; name: string; hold: Hold }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (words: string) =>
      inTurn(['chat-card'], () => call(sendChatMessage, { body: { obj: { contact: { id }, message: words } } })),
    onError: (error, words) => {
      // Before what has been written since.
      setMessage((since) => [words, since].filter((part) => part !== '').join(' '));
      notify({ message: messageOf(error), tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['conversation'] }),
  });
  // With the focus alone too: who takes words out to write others would write those to somebody else.
  const isWriting = hasFocus || message !== '' || isPending;
  useEffect(() => {
    if (!isWriting) return;
    hold(id);
    return () => hold(null);
  }, [isWriting, id, hold]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(message);
    setMessage('');
    // With nothing to send the button is out of use, which takes the focus from it.
    field.current?.focus();
  };
  const label = t('dashboards.chat.field', { name });
  return (
    <form className={classes.answer} onSubmit={send}>
      <TextInput
        ref={field}
        aria-label={label}
        placeholder={label}
        maxLength={5_000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      />
      <Button type="submit" disabled={message.trim() === ''}>
        {t('dashboards.chat.send')}
      </Button>
    </form>
  );
}
