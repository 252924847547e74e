import * as routes from '@atrium/contract/messages';
import { notFound } from '../../errors.ts';
import { fileResponse } from '../../file-response.ts';
import { handle } from '../../handle.ts';
import { findAttachment } from '../../mail/attachments.ts';
import { findMessage, findMessages } from './messages.queries.ts';

export const messageEndpoints = [
  handle(routes.listMessages, ({ services }, { query }) => findMessages(services.engine.read, query)),

  handle(routes.getMessage, async ({ services }, { parameters: { id } }) => {
    const message = await findMessage(services.engine.read, id);
    if (!message) throw notFound('message');
    return { message };
  }),

  handle(routes.getMessageSender, async ({ services: { mail, settings } }) => ({
    name: settings.brandName,
    address: mail?.sender ?? null,
  })),

  // Whatever it is, a browser is to keep it and not to open it here.
  handle(routes.getMessageAttachment, async ({ services }, { parameters: { id, position } }) => {
    const file = await findAttachment(services.engine.read, id, position);
    if (!file) throw notFound('attachment');
    return fileResponse(file.content, 'application/octet-stream', file.name);
  }),
];
