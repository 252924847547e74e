import { countUnreadChats } from '@atrium/contract/chat-contacts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import hidden from '../plain/hidden.module.css';
import { useFormat } from '../ui/format.ts';

const unreadQuery = queryOptions({
  queryKey: ['conversation', 'unread'],
  queryFn: async ({ signal }) => (await call(countUnreadChats, {}, { signal })).unread,
  meta: { follows: ['chat-message', 'chat-contact', 'conversation', 'chat-group'] },
});

/** How many messages wait to be read. Whoever sees the entry of the menu may ask. */
export function ChatCount({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: count = 0 } = useQuery(unreadQuery);
  if (count === 0) return null;
  return (
    <span className={className} data-badge="accent">
      <span aria-hidden>{format.number(count)}</span>
      <span className={hidden.hidden}>{t('shell.unreadMessages', { count })}</span>
    </span>
  );
}
