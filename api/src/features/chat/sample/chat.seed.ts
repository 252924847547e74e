import type { ChatMessageRow } from '../../../database/chat-schema.ts';
import type { Engine, Transaction } from '../../../database/engine.ts';
import { addFigures } from '../../../figures/figures.ts';
import { foldSearched } from '../../../search/fold.ts';
import { seedTable } from '../../../seeding.ts';
import { messageFigures } from '../chat.figures.ts';
import { directKey } from '../contacts/chat-contacts.queries.ts';
import { insertConversation, refreshLastMessage, storeAllRead } from '../conversations.queries.ts';

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
  rows: number;
  /** The moments between which they were written, in milliseconds since 1970. */
  begin: number;
  end: number;
}

/** Appends made-up messages, all of them read, to the conversation of the first two accounts. All of them come, or none. */
export function seedMessages(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  return seedTable(engine, rows, report, now, async (transaction) => {
    const batch = await newBatch(transaction, rows, now);
    const { conversationId, people } = batch;
    return {
      table: 'chat_messages',
      entity: 'chat-message',
      ownerId: people[0],
      audience: people,
      insert: (firstId, count, done) => insertMessages(transaction, batch, firstId, count, done),
      async finish(firstId) {
        await refreshLastMessage(transaction, conversationId);
        await storeAllRead(transaction, conversationId, firstId + rows - 1);
      },
    };
  });
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

async function insertMessages(
  transaction: Transaction,
  batch: Batch,
  firstId: number,
  count: number,
  done: number,
): Promise<void> {
  const messages = Array.from({ length: count }, (_, index) => seededMessage(batch, firstId + index, done + index));
  await transaction.insertInto('chatMessages').values(messages).execute();
  // Made-up messages answer nothing.
  const figures = messages.flatMap((message) => messageFigures(undefined, message));
  await addFigures(transaction, figures);
}

function seededMessage({ conversationId, people, rows, begin, end }: Batch, id: number, index: number): ChatMessageRow {
  const sentAt = new Date(begin + ((end - begin) * (index + 1)) / (rows + 1)).toISOString();
  const [one, other] = people;
  // Now one writes more, now the other.
  const senderId = (id * 7) % 5 < 2 + (Math.floor(id / 40) % 2) ? one : other;
  const text = `${pick(openings, id)} ${pick(things, Math.floor(id / 6))} ${pick(news, Math.floor(id / 24))} (${id})`;
  const unchanged = {
    version: 1,
    editedAt: null,
    deletedAt: null,
    clientKey: null,
    attachments: null,
    answersId: null,
    forwardedFromId: null,
  };
  return { ...unchanged, id, conversationId, senderId, text, folded: foldSearched(text), sentAt };
}

function pick(words: readonly string[], number: number): string {
  return words[number % words.length] ?? '';
}
