import * as z from 'zod/mini';
import { id } from './text.ts';

/** What is told over the live stream at once and kept nowhere: somebody types to the one who hears it, or in a group of theirs, and who is here. */
export const Signal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), accountId: id(), isTyping: z.boolean(), groupId: z.optional(id()) }),
  /** All who are here: what a stream begins with. */
  z.object({ type: z.literal('present'), accountIds: z.array(id()) }),
  /** Somebody came or went. */
  z.object({ type: z.literal('presence'), accountId: id(), isPresent: z.boolean() }),
]);
export type Signal = z.infer<typeof Signal>;
