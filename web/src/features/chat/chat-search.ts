import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';

const number = z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/)));

/** The bar is open, and nothing is written in it: an empty parameter would be none. */
export const nothingYet = '*';

/** What the address of a chat says beside whom it is with. */
export const ChatSearch = z.object({
  /** What the list is searched for. */
  q: z._default(text(200), ''),
  /** The message that is pointed at. */
  message: number,
  /** What the chat is searched for; `*` is nothing yet. */
  find: z.optional(z.string().check(z.maxLength(200))),
  panel: z.optional(z.enum(['contact', 'profile'])),
});
export type ChatSearch = z.infer<typeof ChatSearch>;

export const chatSearchDefaults = {};

export function contactIdOf(parameter: string): number | null {
  return /^[1-9]\d{0,14}$/.test(parameter) ? Number(parameter) : null;
}
