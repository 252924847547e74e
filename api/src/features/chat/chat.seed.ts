import { recordChange } from '../../changes/record.ts';
import { insertInBatches, settle } from '../../database/bulk.ts';
import type { ChatMessageRow } from '../../database/chat-schema.ts';
import type { Engine, Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { addFigures } from '../../figures/figures.ts';
import { messageFigures } from './chat.figures.ts';
import { directKey } from './chat-contacts.queries.ts';
import { insertConversation, refreshLastMessage } from './conversations.queries.ts';

const secondsApart = 90;

const openings = [
  'By the way:',
  'Good news:',
  'Before I forget:',
  'One more thing:',
  'As you asked:',
  'A small worry:',
];
const things = ['the crates from the quay', 'the lamps for the pier', 'the maps of the bay', 'the bread for Friday'];
const news = ['are on their way.', 'have come.', 'are late again.', 'want a signature.', 'need a second look.'];

interface Batch {
  conversationId: number;
  people: readonly [number, number];
  firstId: number;
  rows: number;
  /** The moments between which they were written, in milliseconds since 1970. */
  begin: number;
  end: number;
}

/** Appends made-up messages, all of them read, to the conversation of the first two accounts. All of them come, or none. */
export async function seedMessages(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  await engine.write(async (transaction) => {
    const batch = await newBatch(transaction, rows, now);
    const { firstId } = batch;
    const insert = (done: number, count: number) => insertMessages(transaction, batch, done, count);
    await insertInBatches(transaction, { table: 'chat_messages', firstId, rows, report, insert });
    await refreshLastMessage(transaction, batch.conversationId);
    await markAllRead(transaction, batch);
    await recordSeeding(transaction, batch, now);
  });
  await settle(engine.read);
}

async function newBatch(transaction: Transaction, rows: number, now: string): Promise<Batch> {
  const people = await firstTwoAccounts(transaction);
  const end = Date.parse(now);
  const known = await transaction
    .selectFrom('conversations')
    .select(['id', 'lastMessageAt'])
    .where('directKey', '=', directKey(...people))
    .executeTakeFirst();
  return {
    conversationId: known?.id ?? (await insertConversation(transaction, people, now)),
    people,
    firstId: await nextIds(transaction, 'chat_messages', rows),
    rows,
    begin: known ? Date.parse(known.lastMessageAt) : end - rows * secondsApart * 1000,
    end,
  };
}

/** With sample data these are the demo accounts. */
async function firstTwoAccounts(transaction: Transaction): Promise<readonly [number, number]> {
  const [one, other] = await transaction.selectFrom('accounts').select('id').orderBy('id').limit(2).execute();
  if (!one || !other) throw new Error('There have to be two accounts to write messages to each other.');
  return [one.id, other.id];
}

async function insertMessages(transaction: Transaction, batch: Batch, done: number, count: number): Promise<void> {
  const messages = Array.from({ length: count }, (_, index) => seededMessage(batch, done + index));
  await transaction.insertInto('chatMessages').values(messages).execute();
  // Made-up messages answer nothing.
  const figures = messages.flatMap((message) => messageFigures(undefined, message));
  await addFigures(transaction, figures);
}

function seededMessage({ conversationId, people, firstId, rows, begin, end }: Batch, index: number): ChatMessageRow {
  const id = firstId + index;
  const sentAt = new Date(begin + ((end - begin) * (index + 1)) / (rows + 1)).toISOString();
  const [one, other] = people;
  // Now one writes more, now the other.
  const senderId = (id * 7) % 5 < 2 + (Math.floor(id / 40) % 2) ? one : other;
  const text = `${pick(openings, id)} ${pick(things, Math.floor(id / 6))} ${pick(news, Math.floor(id / 24))} (${id})`;
  const unchanged = { version: 1, editedAt: null, deletedAt: null, clientKey: null };
  return { ...unchanged, id, conversationId, senderId, text, sentAt };
}

function pick(words: readonly string[], number: number): string {
  return words[number % words.length] ?? '';
}

async function markAllRead(transaction: Transaction, { conversationId, firstId, rows }: Batch): Promise<void> {
  await transaction
    .updateTable('conversationMembers')
    .set({ unreadCount: 0, lastReadMessageId: firstId + rows - 1 })
    .where('conversationId', '=', conversationId)
    .execute();
}

/** One record for all of them. */
function recordSeeding(transaction: Transaction, { firstId, rows, people }: Batch, now: string): Promise<number> {
  const author = { caller: null, now, requestId: `seed-messages-${firstId}` };
  return recordChange(transaction, author, {
    entity: 'chat-message',
    entityId: firstId,
    entityName: `${rows} made-up messages`,
    before: null,
    after: { seeded: rows, firstId },
    ownerId: people[0],
    audience: people,
  });
}
