import type { FoundChatMessage } from '@atrium/contract/conversations';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import cut from '../../../ui/cut.module.css';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePersonName } from '../../../ui/use-person-name.ts';
import { useMessagesWith } from '../log/use-messages-with.ts';
import classes from './chat-list.module.css';
import { Labelled, When, wordsOf } from './entry-parts.tsx';
import { wordsAround } from './words-around.ts';

interface FoundMessagesProps {
  /** What the list is searched for. */
  q: string;
  pointedAt: number | undefined;
}

/** What was said in any chat and has the words that the list is searched for. */
export function FoundMessages({ q, pointedAt }: FoundMessagesProps) {
  const { t } = useTranslation();
  const wanted = useDeferredValue(q.trim());
  const { messages, error, isLooking, hasMore, more, retry } = useMessagesWith(wanted);
  if (!messages && error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <section>
      <div className={classes.heading}>
        <h3>{t('chat.messages')}</h3>
      </div>
      {messages && messages.length > 0 ? (
        <ul className={classes.list} aria-label={t('chat.messages')} aria-busy={isLooking}>
          {messages.map((message) => (
            <FoundMessage key={message.id} message={message} q={q} isPointedAt={message.id === pointedAt} />
          ))}
        </ul>
      ) : (
        <p className={classes.empty} role="status">
          {t(isLooking ? 'table.loading' : 'chat.noMessagesFound')}
        </p>
      )}
      {hasMore && (
        <Button className={classes.more} variant="subtle" onClick={more}>
          {t('chat.find.more')}
        </Button>
      )}
    </section>
  );
}

interface FoundMessageProps {
  message: FoundChatMessage;
  q: string;
  isPointedAt: boolean;
}

function FoundMessage({ message, q, isPointedAt }: FoundMessageProps) {
  const personName = usePersonName();
  const { contactId, groupId, chatName, id, time } = message;
  const where =
    groupId === null
      ? ({ to: '/apps/chat/$contactId', params: { contactId: String(contactId) } } as const)
      : ({ to: '/apps/chat/group/$groupId', params: { groupId: String(groupId) } } as const);
  return (
    <li className={classes.item}>
      <Link
        {...where}
        search={{ q, message: id }}
        className={classes.entry}
        aria-current={isPointedAt ? 'true' : undefined}
        data-current={isPointedAt || undefined}
      >
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.name}>
              <bdi className={cut.cut}>{personName(chatName)}</bdi>
            </span>
            <When moment={time} />
          </span>
          <span className={classes.line}>
            <span className={classes.last}>
              <Said message={message} q={q} />
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** In a group with who it was; in other chats only what one wrote oneself. */
function Said({ message, q }: Pick<FoundMessageProps, 'message' | 'q'>) {
  const { t } = useTranslation();
  const account = useAccount();
  const personName = usePersonName();
  const text = wordsAround(wordsOf(message), q);
  if (message.senderId === account?.id) return <Labelled label={t('chat.you')} text={text} />;
  if (message.groupId === null) return <bdi className={cut.cut}>{text}</bdi>;
  return <Labelled label={t('chat.by', { name: personName(message.senderName) })} text={text} />;
}
