import type { ChatMessage } from '@atrium/contract/chat';
import { quoteOf } from '@atrium/contract/chat-quotes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import classes from './chat.module.css';
import { nothingYet } from './chat-search.ts';
import { setAnswering } from './composer/answering.ts';
import { Composer } from './composer/composer.tsx';
import type { Editing } from './composer/editing-field.tsx';
import type { OpenProps } from './conversation.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { FindBar } from './files/find-bar.tsx';
import { ConversationLog, type LogControls } from './log/conversation-log.tsx';
import { FirstWords } from './log/first-words.tsx';

/** Header and field stay what they are, and keep the focus, when the first words are said and when the chat is cleared. */
export function OpenConversation({ partner, accountId, search, onSearch }: OpenProps) {
  const { t } = useTranslation();
  const { chat } = partner;
  usePageTitle(partner.name);
  const { find } = search;
  const log = useRef<LogControls>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [answersBegun, setAnswersBegun] = useState(0);
  const answer = (message: ChatMessage) => {
    setEditing(null);
    setAnswering(partner.key, quoteOf(message));
    setAnswersBegun(answersBegun + 1);
  };
  return (
    <section className={classes.conversation} aria-label={t('chat.conversation')}>
      <ConversationHeader
        partner={partner}
        onPanel={(panel) => onSearch({ panel })}
        {...(chat && {
          onFind: () => onSearch({ find: find === undefined ? nothingYet : undefined }, { replace: true }),
          onDay: (moment: string) => log.current?.goTo({ at: 'moment', moment }),
        })}
      />
      {chat && find !== undefined && (
        <FindBar
          conversationId={chat.conversationId}
          q={find}
          onSearch={(q) => onSearch({ find: q }, { replace: true })}
          onFound={(id) => log.current?.openFound(id)}
        />
      )}
      {chat ? (
        <ConversationLog
          key={`${chat.conversationId}-${chat.clearedUntilId}`}
          ref={log}
          {...{ chat, partner, accountId, search, onSearch }}
          onEditing={setEditing}
          onAnswer={answer}
        />
      ) : (
        <FirstWords partner={partner} />
      )}
      <Composer
        partner={partner}
        editing={editing}
        answersBegun={answersBegun}
        onEditLast={() => log.current?.editLast()}
        onEdited={(edited) => log.current?.edit(edited)}
        onEditEnd={() => setEditing(null)}
        onSend={() => log.current?.showSent()}
      />
    </section>
  );
}
