import type { User } from '@atrium/contract/users';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { usersIndex } from '../../src/features/users/users.list.ts';
import { insertUsers, removeUsers, replaceUsers } from '../../src/features/users/users.queries.ts';
import { idsInOrder } from '../../src/lists/export.ts';
import { createListReader, findPage, type ListReader, type PageRequest } from '../../src/lists/page.ts';
import { rebuild } from '../../src/lists/rebuild.ts';
import { fold, foldWords } from '../../src/search/fold.ts';
import { newDatabase } from '../engines.ts';
import { type Action, actions, type Question, userOf } from './arbitraries.ts';
import { expectTrueCounts } from './counts.ts';
import { expectedPage } from './reference.ts';

// So small that a dozen rows are a long list: every way to find a page is gone, and segments are cut all the time.
const tuning = { segmentSize: 4, nearRows: 3, fewRows: 3, fewMatches: 3 };

const database = await newDatabase();
const engine = await database.open();
await migrate(engine);
afterAll(async () => {
  await engine.close();
  await database.remove();
});

test('Whatever was added, changed and removed: each page of each search is the one that a plain look at all rows gives', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      await startAnew();
      const reader = createListReader(engine, tuning);
      const users: User[] = [];
      let lastId = 0;
      for (const step of steps) lastId = await take(step, users, lastId, reader);
      await expectTrueCounts(engine.read);
      await engine.write((transaction) => rebuild(transaction, usersIndex, tuning));
      await expectTrueCounts(engine.read);
      for (const step of steps) if ('ask' in step) await take(step, users, lastId, reader);
      await engine.write((transaction) => removeUsers(transaction, users, tuning));
      await expectTrueCounts(engine.read);
    }),
    { numRuns: 25 },
  );
});

/** What a failed run left must not make the next one fail. */
function startAnew(): Promise<void> {
  return engine.write(async (transaction) => {
    await transaction.deleteFrom('users').execute();
    await rebuild(transaction, usersIndex, tuning);
  });
}

/** Takes a step on both sides. Answers the last id that was given. */
async function take(step: Action, users: User[], lastId: number, reader: ListReader): Promise<number> {
  if ('ask' in step) {
    for (const question of step.ask) await ask(question, users, reader);
    return lastId;
  }
  return engine.write(async (transaction) => {
    if ('add' in step) {
      const added = step.add.map((fields, index) => userOf(lastId + index + 1, fields));
      await insertUsers(transaction, added, tuning);
      users.push(...added);
      return lastId + added.length;
    }
    if ('change' in step) {
      const before = users[step.change % users.length];
      const after = before && userOf(before.id, step.to);
      if (before && after) await replaceUsers(transaction, [{ before, after }], tuning);
      if (before && after) users.splice(users.indexOf(before), 1, after);
      return lastId;
    }
    const chosen = chosenFrom(users, 'remove' in step ? step.remove : step.suspend);
    if (chosen.length === 0) return lastId;
    if ('remove' in step) {
      await removeUsers(transaction, chosen, tuning);
      for (const user of chosen) users.splice(users.indexOf(user), 1);
      return lastId;
    }
    const suspension = { status: 'inactive', suspendedAt: '2026-01-02T00:00:00.000Z' } as const;
    const moves = chosen.map((before) => ({ before, after: { ...before, ...suspension } }));
    await replaceUsers(transaction, moves, tuning);
    for (const { before, after } of moves) users.splice(users.indexOf(before), 1, after);
    return lastId;
  });
}

function chosenFrom(users: readonly User[], places: readonly number[]): User[] {
  const chosen = places.map((place) => users[place % users.length]).filter((user) => user !== undefined);
  return [...new Set(chosen)];
}

async function ask(question: Question, users: readonly User[], reader: ListReader): Promise<void> {
  const span = question.sort === 'id' ? undefined : question.span;
  const request: PageRequest = { ...question, words: wordsOf(question.words, users), span };
  expect(await findPage(reader, usersIndex, request), JSON.stringify(request)).toEqual(expectedPage(users, request));
  if (question.page > 2) return;
  const exported: number[] = [];
  for await (const ids of idsInOrder(reader, usersIndex, request)) exported.push(...ids);
  const everything = expectedPage(users, { ...request, page: 1, perPage: users.length });
  expect(exported, JSON.stringify(request)).toEqual(everything.ids);
}

function wordsOf(words: Question['words'], users: readonly User[]): string[] {
  if (typeof words === 'string') return foldWords(words);
  const user = users[words.row % users.length];
  const characters = [...fold([user?.email, user?.fullName, user?.billing].join(' '))];
  const part = characters.slice(words.start, words.start + words.length).join('');
  return foldWords(words.isPhrase ? `"${part}"` : part);
}
