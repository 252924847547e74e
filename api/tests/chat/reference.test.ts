import { undoChange } from '@atrium/contract/changes';
import {
  deleteChatMessage,
  listConversationMessages,
  type MessagesPage,
  markConversationUnread,
  readConversation,
} from '@atrium/contract/conversations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { chatWith, conversationOf, open, write } from './chat.ts';

const app = await openApp();

/** A plain look at a conversation: a list of messages, of which each has read so many. */
interface Look {
  sent: { id: number; senderId: number; isDeleted: boolean }[];
  read: Map<Person, number>;
}

const Act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('write'), who: fc.nat(1), which: fc.nat() }) },
  fc.record({ act: fc.constantFrom('open', 'read', 'unread', 'delete', 'restore'), who: fc.nat(1), which: fc.nat() }),
);

const seed = Number(process.env.FUZZ_SEED ?? 20_260_302);

test('After whatever was done, unread counts, last messages and all pages agree with a plain look', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Act, { minLength: 10, maxLength: 40 }), async (acts) => {
      const people = [await newcomer(app), await newcomer(app)] as const;
      const look: Look = { sent: [], read: new Map() };
      const first = await write(people[0], people[1], 'first');
      look.sent.push({ id: first.id, senderId: people[0].accountId, isDeleted: false });
      const id = await conversationOf(people[0], people[1]);
      const changes = new Map<number, number>();
      for (const act of acts) await play(act, people, id, look, changes);
      const [one, other] = people;
      await agree(one, other, id, look);
      await agree(other, one, id, look);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 8), seed },
  );
});

async function play(
  { act, who, which }: { act: string; who: number; which: number },
  people: readonly [Person, Person],
  id: number,
  look: Look,
  changes: Map<number, number>,
): Promise<void> {
  const [me, other] = who === 0 ? people : [people[1], people[0]];
  const message = look.sent[which % look.sent.length];
  const author = people.find(({ accountId }) => accountId === message?.senderId);
  if (!message || !author) throw new Error('There is always a message.');
  const last = look.sent.findLast(({ isDeleted }) => !isDeleted)?.id ?? 0;
  const reads = (upTo: number) => look.read.set(me, Math.max(look.read.get(me) ?? 0, Math.min(upTo, last)));
  if (act === 'write') {
    const { id: messageId } = await write(me, other, `message ${which}`);
    look.sent.push({ id: messageId, senderId: me.accountId, isDeleted: false });
  } else if (act === 'open') {
    await open(me, other);
    reads(last);
  } else if (act === 'read') {
    await me.call(readConversation, { parameters: { id }, body: { messageId: message.id } });
    reads(message.id);
  } else if (act === 'unread' && author === other && !message.isDeleted) {
    await me.call(markConversationUnread, { parameters: { id }, body: { fromId: message.id } });
    look.read.set(me, message.id - 1);
  } else if (act === 'delete' && !message.isDeleted) {
    const { changeId } = await author.call(deleteChatMessage, { parameters: { id: message.id } });
    changes.set(message.id, changeId);
    message.isDeleted = true;
  } else if (act === 'restore' && message.isDeleted) {
    await author.call(undoChange, { parameters: { id: changes.get(message.id) ?? 0 } });
    message.isDeleted = false;
  }
}

async function agree(reader: Person, other: Person, id: number, { sent, read }: Look): Promise<void> {
  const there = sent.filter(({ isDeleted }) => !isDeleted);
  const lastRead = read.get(reader) ?? 0;
  const unread = there.filter((message) => message.senderId !== reader.accountId && message.id > lastRead);
  const chat = await chatWith(reader, other);
  expect([chat?.unseenMsgs, chat?.lastMessage?.id]).toEqual([unread.length, there.at(-1)?.id]);
  const ids = there.map((message) => message.id);
  const page = (query: Record<string, number>) =>
    reader.call(listConversationMessages, { parameters: { id }, query: { perPage: 3, ...query } });
  expect(idsOf(await page({}))).toEqual(ids.slice(-3));
  for (const place of sent.map((message) => message.id)) {
    const [before, after] = [ids.filter((each) => each < place), ids.filter((each) => each > place)];
    const isThere = ids.includes(place);
    expect(await shape(page({ before: place }))).toEqual([
      before.slice(-3),
      before.length > 3,
      isThere || after.length > 0,
    ]);
    expect(await shape(page({ after: place }))).toEqual([
      after.slice(0, 3),
      isThere || before.length > 0,
      after.length > 3,
    ]);
    const until = ids.filter((each) => each <= place);
    expect(await shape(page({ around: place }))).toEqual([
      [...until.slice(-2), ...after.slice(0, 1)],
      until.length > 2,
      after.length > 1,
    ]);
  }
  expect(await walked(page, 'before')).toEqual(ids);
  expect(await walked(page, 'after')).toEqual(ids);
}

function idsOf({ messages }: MessagesPage): number[] {
  return messages.map(({ id }) => id);
}

async function shape(page: Promise<MessagesPage>) {
  const { hasBefore, hasAfter } = await page;
  return [idsOf(await page), hasBefore, hasAfter];
}

/** All ids, page by page from one end to the other. */
async function walked(
  page: (query: Record<string, number>) => Promise<MessagesPage>,
  direction: 'before' | 'after',
): Promise<number[]> {
  const ids: number[] = [];
  let next = await page(direction === 'before' ? {} : { after: 1 });
  while (next.messages.length > 0) {
    ids.push(...idsOf(next));
    const [first = 0, last = 0] = [idsOf(next)[0], idsOf(next).at(-1)];
    next = await page(direction === 'before' ? { before: first } : { after: last });
  }
  return ids.sort((one, other) => one - other);
}
