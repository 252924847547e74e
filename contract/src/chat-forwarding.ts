import * as z from 'zod/mini';
import { route } from './route.ts';
import { givenId, id, idParameter, requiredText, text } from './text.ts';

/** To so many people and groups a message is forwarded at once. */
export const mostReceivers = 10;

/** Whom a message is forwarded to. `note` goes to each of them as a message of its own, before it. */
export const ForwardedMessage = z
  .object({
    contactIds: z._default(z.array(givenId()), []),
    groupIds: z._default(z.array(givenId()), []),
    note: z._default(text(5_000), ''),
    clientKey: requiredText(60),
  })
  .check(
    z.refine(({ contactIds, groupIds }) => contactIds.length + groupIds.length > 0, {
      path: ['contactIds'],
      message: 'Choose at least one person or group.',
    }),
    z.refine(({ contactIds, groupIds }) => contactIds.length + groupIds.length <= mostReceivers, {
      path: ['contactIds'],
      message: `Forward a message to at most ${mostReceivers} at once.`,
    }),
  );
export type ForwardedMessage = z.infer<typeof ForwardedMessage>;

export const forwardChatMessage = route({
  name: 'forwardChatMessage',
  method: 'POST',
  path: '/api/v1/chat-messages/{id}/forward',
  summary:
    'Send what a message of a conversation that one is in says, with its files, to contacts and groups: to all of them, or, where one of them takes no messages, to none. The same `clientKey` again sends it once.',
  access: { action: 'create', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: ForwardedMessage,
  status: 201,
  response: z.object({ messageIds: z.array(id()), changeId: z.nullable(id()) }),
});
