import { mostReceivers } from '@atrium/contract/chat-forwarding';
import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';

/** What the contract asks of the fields: of its routes the browser has no schemas. `receivers` are the keys of contacts and groups. */
export const ForwardValues = z.object({
  receivers: z
    .array(z.string())
    .check(
      z.minLength(1, 'Choose at least one person or group.'),
      z.maxLength(mostReceivers, `Forward a message to at most ${mostReceivers} at once.`),
    ),
  note: text(5_000),
});
export type ForwardValues = z.infer<typeof ForwardValues>;
