import * as z from 'zod/mini';
import { Contact } from './chat.ts';
import { route } from './route.ts';
import { id, idParameter, requiredLine, requiredText } from './text.ts';

export const mostContactTags = 5;
export const longestContactTag = 30;

/** What one calls a contact for oneself. */
export const ContactTags = z.array(requiredLine(longestContactTag)).check(
  z.maxLength(mostContactTags, `Give at most ${mostContactTags} tags.`),
  z.refine((tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, 'Give each tag once.'),
);

/** Why somebody tells the administrators of a contact, or of a group. */
export const ChatReport = z.object({ reason: requiredText(1_000) });

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
    'Mute, block, mark or tag a contact, for oneself alone. What a muted one writes is not counted with the others; a blocked one cannot write, and cannot be written to.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({
    isMuted: z.optional(z.boolean()),
    isBlocked: z.optional(z.boolean()),
    isImportant: z.optional(z.boolean()),
    tags: z.optional(ContactTags),
  }),
  status: 200,
  response: z.object({ contact: Contact, changeId: z.nullable(id()) }),
});

export const deleteContactChat = route({
  name: 'deleteContactChat',
  method: 'DELETE',
  path: '/api/v1/chat-contacts/{id}/chat',
  summary:
    "Take the chat with a contact out of one's own list until somebody writes again, and hide all that was said so far, from oneself alone.",
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const reportContact = route({
  name: 'reportContact',
  method: 'POST',
  path: '/api/v1/chat-contacts/{id}/reports',
  summary: 'Tell the administrators of a contact, and why: once in 24 hours. Nobody else hears of it.',
  access: { action: 'update', subject: 'Chat' },
  parameters: z.object({ id: idParameter() }),
  body: ChatReport,
  status: 201,
  response: z.object({}),
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
