import { idParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';

/** The bar is open, and nothing is written in it: an empty parameter would be none. */
export const nothingYet = '*';

export const longestName = 200;

/** What the address of a chat says beside whom it is with. */
export const ChatSearch = z.object({
  /** What the list is searched for, as it is typed: the next letter comes after a blank. */
  q: z._default(z.string().check(z.maxLength(longestName)), ''),
  /** The message that is pointed at. */
  message: z.optional(idParameter()),
  /** What the chat is searched for; `*` is nothing yet. */
  find: z.optional(z.string().check(z.maxLength(200))),
  /** `contact` is about whom the chat is with, a contact or a group. */
  panel: z.optional(z.enum(['contact', 'report', 'profile', 'new-group'])),
});
export type ChatSearch = z.infer<typeof ChatSearch>;

export const chatSearchDefaults = {};

export function partnerIdOf(parameter: string): number | null {
  return /^[1-9]\d{0,14}$/.test(parameter) ? Number(parameter) : null;
}
