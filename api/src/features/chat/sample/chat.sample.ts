import { dayMilliseconds } from '@atrium/contract/days';
import { insertAccount } from '../../../auth/accounts.ts';
import type { ChatMessageRow } from '../../../database/chat-schema.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { addFigures } from '../../../figures/figures.ts';
import { samplePortrait } from '../../../people/sample-portraits.ts';
import { foldSearched } from '../../../search/fold.ts';
import { conversationFigure, messageFigures } from '../chat.figures.ts';
import { directKey } from '../contacts/chat-contacts.queries.ts';
import { newMember } from '../conversations.queries.ts';
import { loadSampleGroup } from '../groups/chat-groups.sample.ts';
import { type SampleConversation, sampleConversations, sampleOwnProfile, samplePeople } from './chat.sample-rows.ts';

/** People to write to, as whom nobody can sign in. */
export async function loadSampleContacts(transaction: Transaction, now: string): Promise<void> {
  const users = await findUserIds(transaction);
  const profiles = [];
  for (const { fullName, username, domain, title, about, status, joinedDaysAgo } of samplePeople) {
    const nobody = { role: 'client', passwordHash: null, canSignIn: 0 } as const;
    const email = addressOf({ username, domain });
    const createdAt = new Date(Date.parse(now) - joinedDaysAgo * dayMilliseconds).toISOString();
    const known = { userId: users.get(email) ?? null, emailVerifiedAt: createdAt, createdAt };
    const avatar = samplePortrait(fullName);
    const { id } = await insertAccount(transaction, { ...nobody, ...known, email, username, fullName, avatar });
    profiles.push({ accountId: id, title, about, status });
  }
  await transaction.insertInto('accountProfiles').values(profiles).execute();
}

/** Those of them who are users too, by their addresses. */
async function findUserIds(transaction: Transaction): Promise<Map<string, number>> {
  const users = await transaction
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', samplePeople.map(addressOf))
    .execute();
  return new Map(users.map(({ id, email }) => [email, id]));
}

function addressOf({ username, domain }: { username: string; domain: string }): string {
  return `${username}@${domain}`;
}

/** The conversations of one account with some of them. */
export async function loadSampleChat(transaction: Transaction, accountId: number, now: string): Promise<void> {
  const people = await findPeople(transaction);
  await transaction
    .insertInto('accountProfiles')
    .values({ accountId, ...sampleOwnProfile })
    .execute();
  const firstId = await nextIds(transaction, 'conversations', sampleConversations.length);
  const conversations = sampleConversations.flatMap((conversation, index) => {
    const contactId = people.get(conversation.username);
    return contactId === undefined ? [] : { ...conversation, id: firstId + index, accountId, contactId };
  });
  if (conversations.length > 0) await addConversations(transaction, conversations, now);
  await loadSampleGroup(transaction, accountId, people, now);
}

/** Their ids by their usernames. */
async function findPeople(transaction: Transaction): Promise<Map<string, number>> {
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('emailKey', 'in', samplePeople.map(addressOf))
    .execute();
  return new Map(accounts.map(({ id, username }) => [username, id]));
}

type NumberedConversation = SampleConversation & { id: number; accountId: number; contactId: number };

async function addConversations(
  transaction: Transaction,
  conversations: readonly NumberedConversation[],
  now: string,
): Promise<void> {
  const unnumbered = conversations
    .flatMap((conversation) => messageRows(conversation, now))
    .toSorted((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt));
  const firstId = await nextIds(transaction, 'chat_messages', unnumbered.length);
  const numbered = unnumbered.map((message, index) => ({ ...message, id: firstId + index }));
  const messages = numbered.map((message) => storedRow(message, numbered));
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
  const reactions = numbered.flatMap(({ id: messageId, reactions }) =>
    reactions.map((each) => ({ ...each, messageId })),
  );
  if (reactions.length > 0) await transaction.insertInto('chatReactions').values(reactions).execute();
  await addFigures(transaction, [
    ...rows.map(({ conversation }) => conversationFigure(conversation.startedAt)),
    ...rows.flatMap(({ messages: own }) => own.flatMap((message, index) => messageFigures(own[index - 1], message))),
  ]);
}

function messageRows({ id, accountId, contactId, messages }: NumberedConversation, now: string) {
  const idOf = (from: 'own' | 'contact') => (from === 'own' ? accountId : contactId);
  return messages.map(([from, minutesAgo, text, { answers = null, reactions = [] } = {}], place) => ({
    conversationId: id,
    senderId: idOf(from),
    place,
    answers,
    reactions: reactions.map(([reactor, kind]) => ({ accountId: idOf(reactor), kind })),
    text,
    folded: foldSearched(text),
    version: 1,
    sentAt: new Date(Date.parse(now) - minutesAgo * 60_000).toISOString(),
    editedAt: null,
    deletedAt: null,
    clientKey: null,
    attachments: null,
    forwardedFromId: null,
  }));
}

type NumberedMessage = ReturnType<typeof messageRows>[number] & { id: number };

function storedRow(
  { place: _, answers, reactions: __, ...message }: NumberedMessage,
  all: readonly NumberedMessage[],
): ChatMessageRow {
  const answered = all.find(
    ({ conversationId, place }) => conversationId === message.conversationId && place === answers,
  );
  return { ...message, answersId: answered?.id ?? null };
}

/** The contact has read all of it, the account all but the last that wait. */
function conversationRows(
  { id, accountId, contactId, unread }: NumberedConversation,
  messages: readonly ChatMessageRow[],
) {
  const own = messages.filter(({ conversationId }) => conversationId === id);
  const last = own.at(-1);
  const member = { ...newMember, conversationId: id, lastReadMessageId: last?.id ?? 0, seenUntil: last?.id ?? 0 };
  const conversation = {
    id,
    directKey: directKey(accountId, contactId),
    name: null,
    startedAt: own[0]?.sentAt ?? '',
    lastMessageId: last?.id ?? null,
    lastMessageAt: last?.sentAt ?? '',
  };
  const lastReadMessageId = own.at(-1 - unread)?.id ?? 0;
  return {
    conversation,
    messages: own,
    members: [
      { ...member, accountId, unreadCount: unread, lastReadMessageId, seenUntil: lastReadMessageId },
      { ...member, accountId: contactId },
    ],
  };
}
