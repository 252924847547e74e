import { type ChatEntry, type Contact, chatLimit, type ProfileUser } from '@atrium/contract/chat';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { byName, contactOf } from './chat.shapes.ts';
import { findChats, findContact, findContacts, findImportantContacts } from './contacts/chat-contacts.queries.ts';
import { readProfile } from './contacts/chat-profiles.ts';
import { markRead } from './conversations.ts';
import { findLastMessages } from './messages/chat-messages.queries.ts';
import { showMessages } from './messages/shown-messages.ts';

export async function listChatsAndContacts({ services, caller }: SignedInContext, only?: 'chats' | 'contacts') {
  const { read } = services.engine;
  const chats = only === 'contacts' ? [] : await findChats(read, caller.accountId);
  const chatsContacts = chats.map(contactOf);
  const contacts = only === 'chats' ? [] : await listContacts(read, caller.accountId);
  return { chatsContacts, contacts, profileUser: shortProfile(await readProfile(read, caller.accountId)) };
}

async function listContacts(database: Database, accountId: number): Promise<Contact[]> {
  const rows = [...(await findContacts(database, accountId)), ...(await findImportantContacts(database, accountId))];
  return byName([...new Map(rows.map((row) => [row.id, contactOf(row)])).values()]);
}

function shortProfile({ id, avatar, fullName, status }: ProfileUser) {
  return { id, avatar, fullName, status };
}

/** What is answered has been read by that; what comes meanwhile has not. */
export async function openChat(
  context: SignedInContext,
  contactId: number,
): Promise<{ chat: ChatEntry | null; contact: Contact }> {
  const { read } = context.services.engine;
  const row = await findContact(read, context.caller.accountId, contactId);
  if (!row) throw notFound('contact');
  const { id, conversationId, lastReadMessageId, clearedUntil } = row;
  if (conversationId === null) return { chat: null, contact: contactOf(row) };
  const view = { conversationId, clearedUntil: clearedUntil ?? 0, joinedAfter: 0 };
  const messages = await showMessages(read, view, await findLastMessages(read, view, chatLimit));
  const lastId = messages.at(-1)?.id ?? 0;
  if (lastId > (lastReadMessageId ?? 0)) await markRead(context, conversationId, lastId);
  const chat = { id, userId: id, unseenMsgs: 0, chat: messages, conversationId };
  return { chat, contact: contactOf({ ...row, unreadCount: 0 }) };
}
