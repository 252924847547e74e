import { type Change, changeActions, exportChanges, listChanges, undoChange } from '@atrium/contract/changes';
import { addPermission, deletePermission } from '@atrium/contract/permissions';
import { addTask } from '@atrium/contract/tasks';
import { addUser, suspendUser } from '@atrium/contract/users';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords, searchText } from '../../src/search/fold.ts';
import { openApp } from '../helper.ts';
import { somebody } from '../people.ts';
import { personWith } from '../roles/roles.ts';

const app = await openApp();
const days = 5;
const actorIds: number[] = [];
for (let day = 0; day < days; day += 1) {
  if (day > 0) app.moveClock(86_400);
  await doThings(`Paint piers ${day}`);
}
const admin = await app.signIn('admin');
const { person: auditor } = await personWith(app, admin, ['audit:read']);

/** What two people do on a day. */
async function doThings(name: string): Promise<void> {
  const first = await app.signIn('admin');
  const { person: second } = await personWith(app, first, ['users:read', 'users:create', 'users:write']);
  actorIds.push(first.accountId, second.accountId);
  for (const who of [first, second]) {
    const { user } = await who.call(addUser, { body: somebody() });
    const { changeId } = await who.call(suspendUser, { parameters: { id: user.id } });
    await who.call(undoChange, { parameters: { id: changeId } });
  }
  await first.call(addTask, { body: { task: { title: 'Oil the crane' } } });
  const { permission } = await first.call(addPermission, { body: { permission: { name } } });
  await first.call(deletePermission, { query: { id: permission.id } });
}

const all = await everything({});

async function everything(query: object): Promise<Change[]> {
  const pages: Change[] = [];
  for (let page = 1; ; page += 1) {
    const { changes, total } = await admin.call(listChanges, { query: { ...query, page, perPage: 100 } });
    pages.push(...changes);
    if (pages.length >= total || changes.length === 0) return pages;
  }
}

/** Counted from the first that somebody made here; the sign-ins of the sample come before. */
const firstMade = all.findLast(({ actorId }) => actorId !== null);
const day = (offset: number) =>
  new Date(Date.parse(firstMade?.at ?? '') + offset * 86_400_000).toISOString().slice(0, 10);

const question = fc.record(
  {
    q: fc.constantFrom('PIERS', 'pai', 'a', 'piers 3', 'oil', 'nobody of that name', firstMade?.actorName ?? ''),
    entity: fc.constantFrom('user', 'permission', 'session', 'account'),
    entityId: fc.integer({ min: 1, max: 20 }),
    action: fc.constantFrom(...changeActions),
    actorId: fc.constantFrom(...actorIds, 999),
    days: fc
      .tuple(fc.integer({ min: -1, max: 5 }), fc.nat(4))
      .map(([from, length]) => `${day(from)}..${day(from + length)}`),
  },
  { requiredKeys: [] },
);

test('Whatever is filtered: the list is the one that a plain look at all changes gives, and the file has the same', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (query) => {
      const { q, entity, entityId, action, actorId, days: span } = query;
      const [from = '', to = ''] = span?.split('..') ?? [];
      const expected = all.filter(
        (change) =>
          hasWords(change, q ?? '') &&
          (entity === undefined || change.entity === entity) &&
          (entityId === undefined || change.entityId === entityId) &&
          (action === undefined || change.action === action) &&
          (actorId === undefined || change.actorId === actorId) &&
          (span === undefined || (change.at.slice(0, 10) >= from && change.at.slice(0, 10) <= to)),
      );
      expect(await everything(query)).toEqual(expected);
      const { text } = await admin.send(exportChanges, { query });
      expect(numbersIn(text)).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});

function hasWords({ entityName, actorName }: Change, q: string): boolean {
  const text = searchText([entityName, actorName]);
  return foldWords(q).every((word) => text.includes(word));
}

function numbersIn(csv: string): number[] {
  const [, ...lines] = csv.trimEnd().split('\r\n');
  return lines.map((line) => Number(line.split(',')[0]));
}

test('What somebody has for themselves is in no list of everything, and in no file of it', async () => {
  expect(all.filter(({ entity }) => entity === 'task')).toEqual([]);
  const { text } = await admin.send(exportChanges, { query: {} });
  expect(text).not.toContain('Oil the crane');
  expect(await everything({ entity: 'task', actorId: admin.accountId })).toHaveLength(days);
  const own = await auditor.call(listChanges, { query: { entity: 'task' } });
  expect(own.changes).toEqual([]);
});
