import { logout } from '@atrium/contract/accounts';
import { type Change, listChanges, privateEntities, undoChange } from '@atrium/contract/changes';
import { routes } from '@atrium/contract/routes';
import { addSavedView } from '@atrium/contract/saved-views';
import { deleteUser, suspendUser, updateUser } from '@atrium/contract/users';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Engine } from '../../src/database/engine.ts';
import { acts } from '../acts/acts.ts';
import { newDatabase } from '../engines.ts';
import { openApp } from '../helper.ts';
import { addSomebody, newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { digestOf } from '../state.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const changing = routes.filter(({ method, records }) => method !== 'GET' && records !== false);

/** What is shared, or, if that is nothing, what is the actor's own. */
async function changesAfter(id: number, actor: Person): Promise<Change[]> {
  const query = { after: id, perPage: 100 };
  const shared = await admin.call(listChanges, { query });
  return shared.total > 0 ? shared.changes : ownChanges(actor, query);
}

async function ownChanges(person: Person, query: { after?: number; perPage: number }): Promise<Change[]> {
  const own = privateEntities.map((entity) => person.call(listChanges, { query: { ...query, entity } }));
  return (await Promise.all(own)).flatMap(({ changes }) => changes);
}

async function latestId(person: Person): Promise<number> {
  const own = await ownChanges(person, { perPage: 1 });
  return Math.max((await latestChange()).id, ...own.map(({ id }) => id));
}

async function latestChange(person: Person = admin): Promise<Change> {
  const { changes } = await person.call(listChanges, { query: { perPage: 1 } });
  if (!changes[0]) throw new Error('There are no changes.');
  return changes[0];
}

test('Every route that changes something leaves records of what, when, by whom and in which request', async () => {
  const todo = 'Each of these calls is done once in api/tests/acts/<area>.acts.ts, whose table acts.ts names';
  expect(Object.keys(acts).sort(), todo).toEqual(changing.map(({ name }) => name).sort());
  for (const [name, prepare] of Object.entries(acts)) {
    const { actor, call } = await prepare(app, admin);
    const before = await latestId(actor ?? admin);
    const { requestId, status, text } = await call();
    expect([200, 201], `${name}: ${text}`).toContain(status);
    const changes = await changesAfter(before, actor ?? admin);
    expect(changes, name).not.toEqual([]);
    for (const change of changes) {
      expect(change, name).toMatchObject({ requestId, at: app.services.now().toISOString(), undoneBy: null });
      expect(change.actorId, name).toBe(actor?.accountId ?? null);
      expect(change.actorName !== '', name).toBe(actor !== null);
      expect([change.before !== null, change.after !== null], name).toEqual([
        change.action !== 'create',
        change.action !== 'delete',
      ]);
    }
  }
});

test('A change that cannot be recorded is not made', async () => {
  const database = await newDatabase();
  const engine = await database.open();
  const switched = { isFailing: false };
  const own = await openApp({ database, services: { engine: withoutRecords(engine, switched) } });
  const ownAdmin = await own.signIn('admin');
  const digest = () => own.settle().then(() => digestOf(engine));
  for (const [name, prepare] of Object.entries(acts)) {
    const { call } = await prepare(own, ownAdmin);
    const before = await digest();
    switched.isFailing = true;
    await expect(call(), name).rejects.toThrow('what went wrong inside');
    switched.isFailing = false;
    expect(await digest(), name).toEqual(before);
  }
  await engine.close();
  await database.remove();
});

/** An engine on which, when it is told to, nothing can be added to the table of changes. */
function withoutRecords(engine: Engine, switched: { isFailing: boolean }): Engine {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const isRecord = node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"changes"');
      if (isRecord && switched.isFailing) throw new Error('The disk is full.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...engine, write: (work) => engine.write((transaction) => work(transaction.withPlugin(plugin))) };
}

test('A record of a new thing has all of it, one of a change what is different, one of a deletion all there was', async () => {
  const user = await addSomebody(admin);
  expect(await latestChange()).toMatchObject({
    action: 'create',
    entityId: user.id,
    entityName: user.fullName,
    before: null,
    after: user,
  });
  const { company } = user;
  await admin.call(updateUser, { parameters: { id: user.id }, body: { company: 'Pen & Sons', country: user.country } });
  expect(await latestChange()).toMatchObject({
    action: 'update',
    before: { company },
    after: { company: 'Pen & Sons' },
  });
  await admin.call(deleteUser, { query: { id: user.id } });
  const { before, after } = await latestChange();
  expect(before).toMatchObject({
    ...user,
    company: 'Pen & Sons',
    connections: expect.any(Array),
  });
  expect(after).toBeNull();
});

test('The records of one thing are its timeline, and those of one kind a log of it', async () => {
  const { id } = await addSomebody(admin);
  await admin.call(suspendUser, { parameters: { id } });
  const { changes, total } = await admin.call(listChanges, { query: { entity: 'user', entityId: id } });
  expect([changes.map(({ action }) => action), total]).toEqual([['update', 'create'], 2]);
  const sessions = await admin.call(listChanges, { query: { entity: 'session', perPage: 100 } });
  expect(new Set(sessions.changes.map(({ entity }) => entity))).toEqual(new Set(['session']));
  expect(sessions.total).toBeGreaterThanOrEqual(sessions.changes.length);
});

test('A session has the same name when it begins and when it ends', async () => {
  await (await app.signIn('client')).call(logout, { body: {} });
  const { changes } = await admin.call(listChanges, { query: { entity: 'session', perPage: 2 } });
  expect(changes.map(({ action }) => action)).toEqual(['delete', 'create']);
  expect(changes[0]?.entityName).toBe(changes[1]?.entityName);
});

test('Pages of records go backwards from the latest; after a record they go forwards from it', async () => {
  const { total } = await admin.call(listChanges, { query: {} });
  const pages = Array.from({ length: Math.ceil(total / 30) }, (_, index) =>
    admin.call(listChanges, { query: { page: index + 1, perPage: 30 } }),
  );
  const ids = (await Promise.all(pages)).flatMap(({ changes }) => changes.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  expect(ids).toHaveLength(total);
  const [latest = 0, , , , fifth] = ids;
  const after = await admin.call(listChanges, { query: { after: fifth, page: 2, perPage: 3 } });
  expect([after.changes.map(({ id }) => id), after.total]).toEqual([[latest], 4]);
  expect(await admin.call(listChanges, { query: { after: latest + 500 } })).toEqual({ changes: [], total: 0 });
  expect((await admin.call(listChanges, { query: { page: 1_000_000_000, perPage: 100 } })).changes).toEqual([]);
});

test('What one account has for itself is in its own log alone, and nobody else takes it back', async () => {
  const owner = await newcomer(app);
  const before = (await latestChange()).id;
  const view = { list: 'users', name: 'Only mine', state: '{}' };
  await owner.call(addSavedView, { body: view });
  const own = { query: { entity: 'saved-view', after: before } } as const;
  const { changes, total } = await owner.call(listChanges, own);
  expect([changes.map(({ entityName }) => entityName), total]).toEqual([['Only mine'], 1]);
  expect(await admin.call(listChanges, own)).toEqual({ changes: [], total: 0 });
  expect((await admin.call(listChanges, { query: { after: before } })).changes).toEqual([]);
  await admin.refused(404, undoChange, { parameters: { id: changes[0]?.id } });
});
