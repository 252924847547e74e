import { type MailListQuery, type MailPlace, mailLooks, mailPlaces } from '@atrium/contract/mail';
import { MailLabel } from '@atrium/contract/mail-labels';
import { flagParameter, idParameter, numberParameter, text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { parseListSearch } from '../../ui/data-table/list-search.ts';

/** What stands beside the mails when one asks for it, and has a button of its own; a label has its menu. */
export const mailPanels = ['contacts', 'rules', 'senders'] as const;
export type MailPanel = (typeof mailPanels)[number];

export const longestSearch = 200;

/** What the address of a list of mails says; `mail` is the one that is open. */
export const MailSearch = z.object({
  q: z._default(text(longestSearch), ''),
  page: z._default(numberParameter(z.gte(1), z.lte(1_000_000)), 1),
  /** Whether only what is unread is shown. */
  unread: z._default(flagParameter(), false),
  mail: z.optional(idParameter()),
  panel: z.optional(z.enum([...mailPanels, 'label'])),
  /** The label of one's own that the panel `label` shows: a new one without it. */
  labelId: z.optional(idParameter()),
  /** What is looked for among the contacts. */
  contact: z.optional(text(longestSearch)),
  /** The contact that is open. */
  contactId: z.optional(idParameter()),
  /** Whose mails a new rule is to be for. */
  sender: z.optional(text(254)),
});
export type MailSearch = z.infer<typeof MailSearch>;

export const listedFolders = [
  'inbox',
  'starred',
  'snoozed',
  'sent',
  'scheduled',
  'draft',
  'all',
  'spam',
  'trash',
] as const;
export type ListedFolder = (typeof listedFolders)[number];

/** The mails that a page shows. */
export interface MailView {
  folder?: ListedFolder;
  label?: MailLabel;
  isRead?: false;
}

export type MailQuestion = Pick<MailListQuery, 'folder' | 'label' | 'isRead'> & { q: string; page: number };

export const viewOf = {
  folder: (name: string): MailView | null => {
    const folder = [...mailPlaces, ...mailLooks].find((known) => known === name);
    return folder ? { folder } : null;
  },
  label: (name: string): MailView | null => {
    const known = MailLabel.safeParse(name);
    return known.success ? { label: known.data } : null;
  },
};

export function questionOf(view: MailView, search: Readonly<Record<string, unknown>>): MailQuestion {
  const { q, page, unread } = parseListSearch(MailSearch, {}, search);
  return { ...shownOf(view, unread), q, page };
}

export function shownOf(view: MailView, isUnreadAlone: boolean): MailView {
  return isUnreadAlone ? { ...view, isRead: false } : view;
}

const neverUnread: readonly ListedFolder[] = ['sent', 'scheduled', 'draft'];

/** Whether some of these may be unread: what one writes oneself never is. */
export function mayBeUnread({ folder }: MailView): boolean {
  return folder === undefined || !neverUnread.includes(folder);
}

const neverThreads: readonly ListedFolder[] = ['starred', 'all', 'scheduled'];

/** In a folder, and in a search, each thread is one row: then this is where its mails are shown. Null elsewhere, where a row is a mail and not its thread. */
export function threadsIn(view: MailView, q: string): MailView | null {
  const isFolder = view.folder !== undefined && !neverThreads.includes(view.folder);
  return isFolder || q !== '' ? view : null;
}

/** Whether a list of these still has a mail that is in a folder. */
export function isShownIn({ folder, label }: MailView, place: MailPlace): boolean {
  if (folder === 'starred') return place !== 'trash';
  if (folder !== undefined && folder !== 'all') return folder === place;
  return (folder === 'all' || label !== undefined) && place !== 'spam' && place !== 'trash';
}
