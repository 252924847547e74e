import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, idParameter, moment } from './text.ts';

/** A file that goes with a message, as it was when the message was written. */
export const MessageAttachment = z.object({
  /** Which of the message's it is, from 1. */
  position: id(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
});
export type MessageAttachment = z.infer<typeof MessageAttachment>;

/**
 * What became of a message: `kept` is what was written while there was no mail server, `failed` what the mail server refused for good or for a
 * day.
 */
export const messageDeliveries = ['waiting', 'delivered', 'failed', 'kept'] as const;

/** A message that the system wrote: with `SMTP_URL` it was handed to the mail server, without it is only kept here. */
export const Message = z.object({
  id: id(),
  recipient: z.string(),
  /** Who got a copy, which the recipient sees. */
  copiesTo: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  createdAt: moment(),
  delivery: z.enum(messageDeliveries),
  deliveredAt: z.nullable(moment()),
  attachments: z.array(MessageAttachment),
});
export type Message = z.infer<typeof Message>;

export const listMessages = route({
  name: 'listMessages',
  method: 'GET',
  path: '/api/v1/messages',
  summary: 'The outbox: messages that the system wrote, the latest first.',
  access: { action: 'read', subject: 'Message' },
  isInPerson: true,
  query: z.object({ page: listParameters.page, perPage: listParameters.perPage }),
  status: 200,
  response: z.object({ messages: z.array(Message), total: z.int() }),
});

export const getMessage = route({
  name: 'getMessage',
  method: 'GET',
  path: '/api/v1/messages/{id}',
  summary: 'One message of the outbox.',
  access: { action: 'read', subject: 'Message' },
  isInPerson: true,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ message: Message }),
});

/** From whom messages are; without a mail server they are from no address, and kept in the outbox. */
export const MessageSender = z.object({ name: z.string(), address: z.nullable(z.string()) });
export type MessageSender = z.infer<typeof MessageSender>;

export const getMessageSender = route({
  name: 'getMessageSender',
  method: 'GET',
  path: '/api/v1/messages/sender',
  summary: 'From whom messages are: whoever sends an invoice sees it.',
  access: { action: 'update', subject: 'Invoice' },
  status: 200,
  response: MessageSender,
});

export const getMessageAttachment = route({
  name: 'getMessageAttachment',
  method: 'GET',
  path: '/api/v1/messages/{id}/attachments/{position}',
  summary: 'A file that goes with a message of the outbox.',
  access: { action: 'read', subject: 'Message' },
  isInPerson: true,
  parameters: z.object({ id: idParameter(), position: idParameter() }),
  status: 200,
  response: { media: 'application/octet-stream' },
});
