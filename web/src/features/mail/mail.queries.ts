import { type Email, getMail, listMails } from '@atrium/contract/mail';
import { queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { searchZone } from '../../ui/search-zone.ts';
import type { MailQuestion, MailView } from './mail-search.ts';

export const perPage = 50;

export interface MailCounts {
  inbox: number;
  draft: number;
  spam: number;
  scheduled: number;
  snoozed: number;
}

export interface MailPage {
  emails: Email[];
  emailsMeta: MailCounts;
  total: number;
}

export const countsKey = ['mail', 'counts'] as const;

/** A page of mails. What the badges say comes with each. */
export function mailListQuery(asked: MailQuestion) {
  const question = { ...asked, ...searchZone(asked.q) };
  return queryOptions({
    queryKey: ['mail', 'list', question],
    // A label that is deleted is on no mail any more.
    meta: { follows: ['mail-label'] },
    queryFn: async ({ signal, client }) => {
      const page: MailPage = await call(listMails, { query: { ...question, perPage } }, { signal });
      client.setQueryData(countsKey, page.emailsMeta);
      return page;
    },
    // Of the same list, while another page of it or what was just typed is looked for.
    placeholderData: (previous, query) => (isSameList(query?.queryKey[2], question) ? previous : undefined),
  });
}

function isSameList(known: unknown, { folder, label, isRead }: MailQuestion): boolean {
  const view: MailView = typeof known === 'object' && known !== null ? known : {};
  return view.folder === folder && view.label === label && view.isRead === isRead;
}

/** What the badges say: each list of mails brings it along. */
export const mailCountsQuery = queryOptions<MailCounts>({ queryKey: countsKey, enabled: false });

type MailOrigin = MailView & { q: string };

/**
 * A mail with its thread, and whether the list that it was opened from goes on before and after it; null for what is nobody's, or somebody
 * else's. Its key has no number: whatever happens to a mail may happen in this thread.
 */
export function mailThreadQuery(id: number, { folder, label, isRead, q }: MailOrigin) {
  const question = { id, folder, label, isRead, q, ...searchZone(q) };
  return queryOptions({
    queryKey: ['mail', 'thread', question],
    meta: { follows: ['mail-label'] },
    queryFn: ({ signal }) => ifThere(call(getMail, { query: question }, { signal })),
  });
}
