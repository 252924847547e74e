import { MailLabel, type MailListQuery, type MailPlace, mailPlaces } from '@atrium/contract/mail';
import { idParameter, numberParameter, text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { parseListSearch } from '../../ui/data-table/list-search.ts';

/** What stands beside the mails when one asks for it. */
export const mailPanels = ['contacts', 'rules', 'senders'] as const;
export type MailPanel = (typeof mailPanels)[number];

/** What the address of a list of mails says; `mail` is the one that is open. */
export const MailSearch = z.object({
  q: z._default(text(200), ''),
  page: z._default(numberParameter(z.gte(1), z.lte(1_000_000)), 1),
  mail: z.optional(idParameter()),
  panel: z.optional(z.enum(mailPanels)),
  /** Whose mails a new rule is to be for. */
  sender: z.optional(text(254)),
});
export type MailSearch = z.infer<typeof MailSearch>;

export const listedFolders = ['inbox', 'starred', 'snoozed', 'sent', 'scheduled', 'draft', 'spam', 'trash'] as const;
export type ListedFolder = MailPlace | 'starred';

/** The mails that a page shows. */
export interface MailView {
  folder?: ListedFolder;
  label?: MailLabel;
}

export type MailQuestion = Pick<MailListQuery, 'folder' | 'label'> & { q: string; page: number };

export const viewOf = {
  folder: (name: string): MailView | null => {
    const folder = [...mailPlaces, 'starred' as const].find((known) => known === name);
    return folder ? { folder } : null;
  },
  label: (name: string): MailView | null => {
    const known = MailLabel.safeParse(name);
    return known.success ? { label: known.data } : null;
  },
};

export function questionOf(view: MailView, search: Readonly<Record<string, unknown>>): MailQuestion {
  const { q, page } = parseListSearch(MailSearch, {}, search);
  return { ...view, q, page };
}

/** In a folder each thread is one row; what is searched, starred or labelled is a mail and not its thread. */
export function showsThreads({ folder }: MailView, q: string): boolean {
  return folder !== undefined && folder !== 'starred' && folder !== 'scheduled' && q === '';
}

/** Whether a list of these still has a mail that is in a folder. */
export function isShownIn({ folder, label }: MailView, place: MailPlace): boolean {
  if (folder === 'starred') return place !== 'trash';
  if (folder !== undefined) return folder === place;
  return label !== undefined && place !== 'spam' && place !== 'trash';
}
