import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, moment } from './text.ts';

/** A message that the system wrote: with `SMTP_URL` it was handed to the mail server, without it is only kept here. */
export const Message = z.object({
  id: id(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: moment(),
  deliveredAt: z.nullable(moment()),
});
export type Message = z.infer<typeof Message>;

export const listMessages = route({
  name: 'listMessages',
  method: 'GET',
  path: '/api/v1/messages',
  summary: 'The outbox: messages that the system wrote, the latest first.',
  access: { action: 'read', subject: 'Message' },
  query: z.object({ page: listParameters.page, perPage: listParameters.perPage }),
  status: 200,
  response: z.object({ messages: z.array(Message), total: z.int() }),
});
