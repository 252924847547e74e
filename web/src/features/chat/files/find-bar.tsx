import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { foundMessagesQuery } from '../chat.queries.ts';
import { useChatFormat } from '../chat-format.ts';
import { nothingYet } from '../chat-search.ts';
import { wordsOf } from '../list/entry-parts.tsx';
import classes from './find-bar.module.css';

interface FindBarProps {
  conversationId: number;
  q: string;
  onSearch: (q: string | undefined) => void;
  onFound: (messageId: number) => void;
}

/** What the arrow keys go through: the field and the messages below it. */
const stops = 'input, [data-found]';

/** Searches the chat; each message that was found leads to its place. */
export function FindBar({ conversationId, q, onSearch, onFound }: FindBarProps) {
  const { t } = useTranslation();
  const wanted = useDeferredValue(q === nothingYet ? '' : q.trim());
  useReturnFocus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onSearch(undefined);
    else goOn(event);
  };
  return (
    <search className={classes.find} onKeyDown={onKeyDown}>
      <div className={classes.field}>
        <TextInput
          type="search"
          value={q === nothingYet ? '' : q}
          // The bar stays open when it is emptied.
          onChange={({ currentTarget: { value } }) => onSearch(value === '' ? nothingYet : value)}
          placeholder={t('chat.find.label')}
          aria-label={t('chat.find.label')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          maxLength={200}
          autoFocus
        />
        <ActionIcon aria-label={t('chat.find.close')} onClick={() => onSearch(undefined)}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {wanted !== '' && <Found conversationId={conversationId} q={wanted} onFound={onFound} />}
    </search>
  );
}

/** Enter in the field opens the first message; the arrow keys go to it, and on. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const place = all.findIndex((stop) => stop.contains(document.activeElement));
  if (place < 0) return;
  if (event.key === 'Enter' && place === 0) all[1]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  all[place + step]?.focus();
}

function Found({ conversationId, q, onFound }: Pick<FindBarProps, 'conversationId' | 'q' | 'onFound'>) {
  const { t } = useTranslation();
  const format = useChatFormat();
  const found = useInfiniteQuery(foundMessagesQuery(conversationId, q));
  // The latest first.
  const messages = found.data?.pages.flatMap((page) => page.messages.toReversed());
  if (!messages && found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!messages) return <p className={classes.none}>{t('table.loading')}</p>;
  if (messages.length === 0)
    return (
      <p className={classes.none} role="status">
        {t('chat.find.none')}
      </p>
    );
  return (
    <div className={classes.results}>
      <ul className={classes.list} aria-label={t('chat.find.results')}>
        {messages.map((message) => (
          <li key={message.id}>
            <button type="button" className={classes.result} data-found onClick={() => onFound(message.id)}>
              <bdi className={classes.words}>{wordsOf(message)}</bdi>
              <time className={classes.when} dateTime={message.time}>
                <bdi>{format.short(message.time, new Date())}</bdi>
              </time>
            </button>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button variant="subtle" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('chat.find.more')}
        </Button>
      )}
    </div>
  );
}
