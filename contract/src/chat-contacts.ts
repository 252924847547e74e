import * as z from 'zod/mini';
import { Contact } from './chat.ts';
import { route } from './route.ts';
import { id, idParameter } from './text.ts';

/** A contact with what they say of themselves; what nobody has said is empty. */
export const ContactDetails = z.extend(Contact, { email: z.string(), phone: z.string() });
export type ContactDetails = z.infer<typeof ContactDetails>;

export const getContact = route({
  name: 'getContact',
  method: 'GET',
  path: '/api/v1/chat-contacts/{id}',
  summary: 'A contact: who they are, and how far both have read the chat with them. Nothing is read by this.',
  access: { action: 'read', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ contact: ContactDetails }),
});

export const changeContact = route({
  name: 'changeContact',
  method: 'PATCH',
  path: '/api/v1/chat-contacts/{id}',
  summary:
    'Mute a contact, or block one, for oneself alone. What a muted one writes is not counted with the others; a blocked one cannot write, and cannot be written to.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ isMuted: z.optional(z.boolean()), isBlocked: z.optional(z.boolean()) }),
  status: 200,
  response: z.object({ contact: Contact, changeId: z.nullable(id()) }),
});

export const tellTyping = route({
  name: 'tellTyping',
  method: 'POST',
  path: '/api/v1/chat-contacts/{id}/typing',
  summary: 'Tell a contact that one is writing to them at this moment, or has stopped. It is told and not kept.',
  access: { action: 'create', subject: 'Chat' },
  records: false,
  parameters: z.object({ id: idParameter() }),
  body: z.object({ isTyping: z.boolean() }),
  status: 200,
  response: z.object({}),
});

export const countUnreadChats = route({
  name: 'countUnreadChats',
  method: 'GET',
  path: '/api/v1/chat-unread',
  summary: 'How many messages wait to be read, without those of muted contacts.',
  access: { action: 'read', subject: 'Chat' },
  status: 200,
  response: z.object({ unread: z.int() }),
});
