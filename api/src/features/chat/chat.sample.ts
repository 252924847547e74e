import { findAccountByEmail, insertAccount } from '../../auth/accounts.ts';
import type { ChatMessageRow } from '../../database/chat-schema.ts';
import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import { type SampleConversation, sampleAdminProfile, sampleConversations, samplePeople } from './chat.sample-rows.ts';
import { directKey } from './chat-contacts.queries.ts';

/** People to write to, and the conversations of the account of this address. */
export async function loadSampleChat(transaction: Transaction, email: string, now: string): Promise<void> {
  const admin = await findAccountByEmail(transaction, email);
  if (!admin) throw new Error('There is no account to make sample conversations for.');
  await transaction
    .insertInto('accountProfiles')
    .values({ accountId: admin.id, ...sampleAdminProfile })
    .execute();
  const people = await addPeople(transaction, now);
  const conversations = sampleConversations.map((conversation, index) => ({
    ...conversation,
    id: index + 1,
    adminId: admin.id,
    contactId: people.get(conversation.username) ?? 0,
  }));
  await addConversations(transaction, conversations, now);
}

/** Answers their ids by their usernames. */
async function addPeople(transaction: Transaction, now: string): Promise<Map<string, number>> {
  const people = new Map<string, number>();
  for (const { fullName, username, domain } of samplePeople) {
    const email = `${username}@${domain}`;
    const nobody = { role: 'client', passwordHash: null, canSignIn: 0 } as const;
    const account = { ...nobody, email, username, fullName, createdAt: now };
    people.set(username, (await insertAccount(transaction, account)).id);
  }
  const profiles = samplePeople.map(({ username, title, about, status }) => {
    const accountId = people.get(username) ?? 0;
    return { accountId, title, about, status, isTwoStepEnabled: 0, isNotificationsOn: 1 };
  });
  await transaction.insertInto('accountProfiles').values(profiles).execute();
  return people;
}

type NumberedConversation = SampleConversation & { id: number; adminId: number; contactId: number };

async function addConversations(
  transaction: Transaction,
  conversations: readonly NumberedConversation[],
  now: string,
): Promise<void> {
  const messages = conversations
    .flatMap((conversation) => messageRows(conversation, now))
    .toSorted((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt))
    .map((message, index) => ({ ...message, id: index + 1 }));
  const rows = conversations.map((conversation) => conversationRows(conversation, messages));
  await transaction
    .insertInto('conversations')
    .values(rows.map(({ conversation }) => conversation))
    .execute();
  await transaction
    .insertInto('conversationMembers')
    .values(rows.flatMap(({ members }) => members))
    .execute();
  await transaction.insertInto('chatMessages').values(messages).execute();
  await reserveIds(transaction, 'conversations', conversations.length);
  await reserveIds(transaction, 'chat_messages', messages.length);
}

function messageRows({ id, adminId, contactId, messages }: NumberedConversation, now: string) {
  return messages.map(([from, minutesAgo, text]) => ({
    conversationId: id,
    senderId: from === 'own' ? adminId : contactId,
    text,
    version: 1,
    sentAt: new Date(Date.parse(now) - minutesAgo * 60_000).toISOString(),
    editedAt: null,
    deletedAt: null,
    clientKey: null,
  }));
}

/** The contact has read all of it, the admin all but the last that wait. */
function conversationRows(
  { id, adminId, contactId, unread }: NumberedConversation,
  messages: readonly ChatMessageRow[],
) {
  const own = messages.filter(({ conversationId }) => conversationId === id);
  const last = own.at(-1);
  const member = { conversationId: id, isMuted: 0, unreadCount: 0, lastReadMessageId: last?.id ?? 0 };
  const conversation = {
    id,
    kind: 'direct',
    directKey: directKey(adminId, contactId),
    lastMessageId: last?.id ?? null,
    lastMessageAt: last?.sentAt ?? '',
  } as const;
  const lastReadMessageId = own.at(-1 - unread)?.id ?? 0;
  return {
    conversation,
    members: [
      { ...member, accountId: adminId, unreadCount: unread, lastReadMessageId },
      { ...member, accountId: contactId },
    ],
  };
}
