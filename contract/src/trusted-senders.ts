import * as z from 'zod/mini';
import { route } from './route.ts';
import { emailAddress, id, idParameter, moment } from './text.ts';

/** Whose pictures from elsewhere an account shows without being asked: nobody else sees whom it trusts. */
export const TrustedSender = z.object({ id: id(), email: z.string(), trustedAt: moment() });
export type TrustedSender = z.infer<typeof TrustedSender>;

export const mostTrustedSenders = 1_000;

export const listTrustedSenders = route({
  name: 'listTrustedSenders',
  method: 'GET',
  path: '/api/v1/trusted-senders',
  summary: "Whose pictures one's own mails show without being asked, by their addresses.",
  access: { action: 'read', subject: 'Mail' },
  status: 200,
  response: z.object({ senders: z.array(TrustedSender) }),
});

export const addTrustedSender = route({
  name: 'addTrustedSender',
  method: 'POST',
  path: '/api/v1/trusted-senders',
  summary: 'Show the pictures of a sender without being asked. `changeId` is null when they are shown already.',
  access: { action: 'create', subject: 'Mail' },
  body: z.object({ email: emailAddress() }),
  status: 201,
  response: z.object({ sender: TrustedSender, changeId: z.nullable(id()) }),
});

export const deleteTrustedSender = route({
  name: 'deleteTrustedSender',
  method: 'DELETE',
  path: '/api/v1/trusted-senders/{id}',
  summary: 'Ask again before the pictures of a sender are shown.',
  access: { action: 'delete', subject: 'Mail' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});
