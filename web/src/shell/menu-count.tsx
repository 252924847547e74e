import { countUnreadChats } from '@atrium/contract/chat-contacts';
import { countUnreadMails } from '@atrium/contract/mail-unread';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import hidden from '../plain/hidden.module.css';
import { useFormat } from '../ui/format.ts';
import type { Counted } from './menu-entry.ts';

const queries: Readonly<Record<Counted, UseQueryOptions<number>>> = {
  chats: {
    queryKey: ['conversation', 'unread'],
    queryFn: async ({ signal }) => (await call(countUnreadChats, {}, { signal })).unread,
    meta: { follows: ['chat-message', 'chat-contact', 'conversation', 'chat-group'] },
  },
  mails: {
    queryKey: ['mail', 'unread'],
    queryFn: async ({ signal }) => (await call(countUnreadMails, {}, { signal })).unread,
  },
};

/** How many of these wait to be read. Whoever sees the entry of the menu may ask. */
export function MenuCount({ of, className }: { of: Counted; className: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: count = 0 } = useQuery(queries[of]);
  if (count === 0) return null;
  return (
    <span className={className} data-badge="accent">
      <span aria-hidden>{format.number(count)}</span>
      <span className={hidden.hidden}>{t(`shell.unread.${of}`, { count })}</span>
    </span>
  );
}
