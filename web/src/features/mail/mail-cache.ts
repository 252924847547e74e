import type { Email, MailPlace, MailReply, MailUpdate } from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import type { QueryClient } from '@tanstack/react-query';
import { countsKey, type MailCounts, type MailPage } from './mail.queries.ts';
import { isShownIn, type MailView } from './mail-search.ts';

type Shown = Email | MailReply;
type Decision = { folder?: MailPlace | undefined; isRead?: boolean | undefined };

/** Shows what was decided about mails in each list and thread that is known, before the server has answered. */
export function showUpdated(client: QueryClient, mails: readonly Shown[], update: MailUpdate): void {
  const changes = { ...withoutMissing(update), ...(update.folder && { snoozedUntil: null }) };
  recount(client, mails, update);
  changeMails(client, mails, (mail) => ({ ...mail, ...changes }));
}

/** What is put away is in a place of its own until then; without a moment it is back. */
export function showSnoozed(client: QueryClient, mails: readonly Shown[], until: string | null): void {
  const folder = until === null ? 'inbox' : 'snoozed';
  recount(client, mails, { folder });
  changeMails(client, mails, (mail) => ({ ...mail, folder, snoozedUntil: until, returnedAt: null }));
}

/** Gives mails a label, or takes it off. */
export function showLabelled(client: QueryClient, mails: readonly Shown[], label: MailLabel, isSet: boolean): void {
  changeMails(client, mails, (mail) => {
    const others = mail.labels.filter((other) => other !== label);
    return { ...mail, labels: isSet ? [...others, label] : others };
  });
}

/** What was deleted for good is nowhere any more. */
export function showDeleted(client: QueryClient, mails: readonly Shown[]): void {
  const ids = new Set(mails.map(({ id }) => id));
  client.setQueriesData<MailPage>({ queryKey: ['mail', 'list'] }, (page) => {
    if (!page) return page;
    const emails = page.emails.filter(({ id }) => !ids.has(id));
    return { ...page, emails, total: page.total - (page.emails.length - emails.length) };
  });
}

function changeMails(
  client: QueryClient,
  mails: readonly Shown[],
  change: <Mail extends Shown>(mail: Mail) => Mail,
): void {
  const ids = new Set(mails.map(({ id }) => id));
  const changed = <Mail extends Shown>(mail: Mail) => (ids.has(mail.id) ? change(mail) : mail);
  for (const [key, page] of client.getQueriesData<MailPage>({ queryKey: ['mail', 'list'] })) {
    if (page) client.setQueryData(key, inList(page, key[2], changed));
  }
  client.setQueriesData<Email | null>(
    { queryKey: ['mail', 'thread'] },
    (mail) => mail && { ...changed(mail), replies: mail.replies.map(changed) },
  );
}

/** What has moved elsewhere is no longer in the list. */
function inList(page: MailPage, question: unknown, change: (mail: Email) => Email): MailPage {
  const view: MailView = typeof question === 'object' && question !== null ? question : {};
  const emails = page.emails.map(change).filter(({ folder }) => isShownIn(view, folder));
  return { ...page, emails, total: page.total - (page.emails.length - emails.length) };
}

/** The badges count a thread once, as the lists show it: its older mails are in none of them. */
function recount(client: QueryClient, mails: readonly Shown[], update: Decision): void {
  const pages = client.getQueriesData<MailPage>({ queryKey: ['mail', 'list'] });
  const listed = new Set(pages.flatMap(([, page]) => page?.emails.map(({ id }) => id) ?? []));
  const counted = mails.filter(({ id }) => listed.has(id));
  client.setQueryData<MailCounts>(countsKey, (counts) => counts && recounted(counts, counted, update));
}

function recounted(counts: MailCounts, mails: readonly Shown[], update: Decision): MailCounts {
  const next = { ...counts };
  for (const mail of mails) {
    const before = badgeOf(mail.folder, mail.isRead);
    const after = badgeOf(update.folder ?? mail.folder, update.isRead ?? mail.isRead);
    if (before) next[before] = Math.max(0, next[before] - 1);
    if (after) next[after] += 1;
  }
  return next;
}

/** The badge that a listed mail counts in: what is unread in the inbox and in spam, all drafts, and all that waits. */
function badgeOf(folder: MailPlace, isRead: boolean): keyof MailCounts | null {
  if (folder === 'draft' || folder === 'scheduled' || folder === 'snoozed') return folder;
  return (folder === 'inbox' || folder === 'spam') && !isRead ? folder : null;
}

function withoutMissing(update: MailUpdate): MailUpdate {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}
