import { setTimeout as sleep } from 'node:timers/promises';
import { setAccountPlan } from '@atrium/contract/account-plan';
import { getOwnAccount, logout } from '@atrium/contract/accounts';
import { LiveStart, listChanges } from '@atrium/contract/changes';
import { deleteUsers } from '@atrium/contract/chosen-users';
import { addSavedView } from '@atrium/contract/saved-views';
import { suspendUser, updateUser } from '@atrium/contract/users';
import { expect, onTestFinished, test } from 'vitest';
import { recordEach } from '../../src/changes/record.ts';
import { createHub } from '../../src/live/hub.ts';
import { openApp, type TestApp } from '../helper.ts';
import { addSomebody, invitedUser, newcomer, password } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const view = { list: 'users', name: 'Mine', state: '{}' };

test('A change reaches every listener at once, in order, with what to load again and nothing more', async () => {
  const colleague = await newcomer(app);
  const listeners = [await admin.listen(), await admin.listen(), await colleague.listen()];
  for (const live of listeners) expect(await live.next()).toMatchObject({ event: 'ready' });
  const { id } = await addSomebody(admin);
  await admin.call(updateUser, { parameters: { id }, body: { company: 'Pen & Sons' } });
  for (const live of listeners) {
    const [first, second] = [await live.next(), await live.next()];
    const change = { entity: 'user', entityId: id, actorId: admin.accountId };
    expect([JSON.parse(first.data), JSON.parse(second.data)]).toEqual([
      { ...change, action: 'create', id: first.id },
      { ...change, action: 'update', id: second.id },
    ]);
    expect([first.event, second.id]).toEqual(['change', first.id + 1]);
    await live.close();
  }
});

test('Each of several that change together is told', async () => {
  const ids = [(await addSomebody(admin)).id, (await addSomebody(admin)).id];
  const live = await admin.listen();
  await live.next();
  await admin.call(deleteUsers, { body: { chosen: { ids } } });
  expect([(await live.nextChange()).entityId, (await live.nextChange()).entityId]).toEqual(ids);
  await live.close();
});

test('Who comes back with the last change they saw is sent what came since, then what comes', async () => {
  const before = await admin.listen();
  const { id } = await before.next();
  await before.close();
  const missed = [await addSomebody(admin), await addSomebody(admin)];
  const live = await admin.listen(id);
  const next = await addSomebody(admin);
  const heard = [await live.nextChange(), await live.nextChange(), await live.nextChange()];
  expect(heard.map(({ entityId }) => entityId)).toEqual([...missed, next].map((user) => user.id));
  await live.close();
});

test('Who missed too much, or saw a change that there is not, begins anew', async () => {
  const own = await openApp();
  const ownAdmin = await own.signIn('admin');
  const beyond = await ownAdmin.listen(1_000_000);
  const { event, id, data } = await beyond.next();
  const { changes } = await ownAdmin.call(listChanges, { query: { perPage: 1 } });
  expect([event, id]).toEqual(['ready', changes[0]?.id]);
  const { ageMilliseconds } = LiveStart.parse(JSON.parse(data));
  expect(Date.now() - Number(ageMilliseconds)).toBeGreaterThanOrEqual(Date.parse(changes[0]?.at ?? ''));
  const user = await addSomebody(ownAdmin);
  expect((await beyond.nextChange()).entityId).toBe(user.id);
  await beyond.close();
});

test('A client hears of what is their own, and of nothing else', async () => {
  const client = await app.signIn('client');
  const live = await client.listen();
  await live.next();
  await addSomebody(admin);
  await newcomer(app);
  await admin.call(addSavedView, { body: view });
  await live.silence(50);
  await client.call(addSavedView, { body: view });
  expect(await live.nextChange()).toMatchObject({ entity: 'saved-view', actorId: client.accountId });
  await app.signIn('client');
  expect(await live.nextChange()).toMatchObject({ entity: 'session', action: 'create' });
  await live.close();
});

test('Who reads the accounts of others hears that somebody has chosen a plan; who does not, hears nothing', async () => {
  const { person } = await invitedUser(app, admin);
  const client = await app.signIn('client');
  const [live, other] = [await admin.listen(), await client.listen()];
  for (const begun of [live, other]) await begun.next();
  await person.call(setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  expect(await live.nextChange()).toMatchObject({ entity: 'account-plan', entityId: person.accountId });
  await other.silence(50);
  for (const begun of [live, other]) await begun.close();
});

test('The stream ends when its session does: by signing out, and by being suspended', async () => {
  const person = await newcomer(app);
  const elsewhere = await app.signIn({ email: person.email, password });
  const [own, other] = [await person.listen(), await elsewhere.listen()];
  await own.next();
  await person.call(logout, { body: {} });
  await own.rest();
  await other.close();
  const invited = await invitedUser(app, admin);
  const live = await invited.person.listen();
  await live.next();
  await admin.call(suspendUser, { parameters: { id: invited.user.id } });
  await live.rest();
  await invited.person.refused(401, getOwnAccount);
});

test('The stream ends with its access token', async () => {
  const short = await openApp({ settings: { accessTokenSeconds: 1 } });
  const live = await (await short.signIn('client')).listen();
  const begun = Date.now();
  expect(await live.rest()).toMatchObject([{ event: 'ready' }]);
  expect(Date.now() - begun).toBeGreaterThan(900);
});

test('A stream whose reader is far behind ends; whoever comes back begins where they are', async () => {
  const own = await openApp();
  const ownAdmin = await own.signIn('admin');
  const stalled = await ownAdmin.listen();
  await stalled.next();
  const ids = await recordMany(own, 12_000);
  const closed = expect.objectContaining({ message: 'A live stream was closed: its reader is far behind.' });
  await expect.poll(() => own.log, { timeout: 60_000 }).toContainEqual(closed);
  const heard = await stalled.rest();
  expect(heard.length).toBeGreaterThan(5_000);
  expect(heard.map(({ id }) => id)).toEqual(ids.slice(0, heard.length));
  expect(heard.length).toBeLessThan(ids.length);
  const back = await ownAdmin.listen(heard.at(-1)?.id);
  expect(await back.next()).toMatchObject({ event: 'ready', id: ids.at(-1) });
  await back.close();
});

/** As many as no single request makes. */
function recordMany({ engine, services }: TestApp, count: number): Promise<number[]> {
  const change = { entity: 'user', entityId: 1, entityName: '', before: {}, after: {} } as const;
  const author = { caller: null, now: services.now().toISOString(), requestId: 'many' };
  return engine.write((transaction) =>
    recordEach(
      transaction,
      author,
      Array.from({ length: count }, () => change),
    ),
  );
}

test('A listener that fails keeps no change from those after it, and is told in the log', async () => {
  const hub = createHub(app.engine, app.services.log);
  const heard: number[] = [];
  const stopBroken = hub.subscribe(() => {
    throw new Error('This listener is broken.');
  });
  const stop = hub.subscribe(({ entityId }) => void heard.push(entityId));
  await hub.position();
  const users = [await addSomebody(admin), await addSomebody(admin)];
  await hub.position();
  for (const unsubscribe of [stopBroken, stop]) unsubscribe();
  expect(heard).toEqual(users.map(({ id }) => id));
  expect(app.log).toContainEqual(
    expect.objectContaining({ level: 'error', fields: { error: expect.stringContaining('This listener is broken.') } }),
  );
});

/** A hub over the database of the app, and how to have its next reads fail: so many. */
function frailHub() {
  let failures = 0;
  const read = app.engine.read.withPlugin({
    transformQuery({ node }) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('The database is away.');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const heard: number[] = [];
  const hub = createHub({ ...app.engine, read }, app.services.log);
  onTestFinished(hub.subscribe(({ entityId }) => void heard.push(entityId)));
  const fail = (times: number) => {
    failures = times;
  };
  return { hub, heard, fail };
}

test('What could not be read is told a moment later, though nothing else changes', async () => {
  const { hub, heard, fail } = frailHub();
  await hub.position();
  fail(1);
  const { id } = await addSomebody(admin);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([id]);
});

test('Who listens where the database cannot be read is told so, and misses nothing that comes', async () => {
  const { hub, heard, fail } = frailHub();
  fail(1);
  await expect(hub.position()).rejects.toThrow('The database is away.');
  await hub.position();
  const { id } = await addSomebody(admin);
  await hub.position();
  expect(heard).toEqual([id]);
});

test('A listener who leaves at once, or only asks for the head, leaves nothing behind', async () => {
  const short = await openApp({ settings: { accessTokenSeconds: 1 } });
  const client = await short.signIn('client');
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on('uncaughtException', note);
  for (let time = 0; time < 3; time += 1) await (await client.listen(time)).close();
  await client.fetch('/api/v1/live', { method: 'HEAD' });
  await client.call(addSavedView, { body: view });
  await sleep(1_200);
  process.off('uncaughtException', note);
  expect(errors).toEqual([]);
});

test('Two processes on one database hear each other', async () => {
  const there = await openApp({ database: app.database });
  const colleague = await there.signIn('admin');
  const [here, other] = [await admin.listen(), await colleague.listen()];
  await here.next();
  await other.next();
  const [first, second] = [await addSomebody(colleague), await addSomebody(admin)];
  for (const live of [here, other]) {
    expect([(await live.nextChange()).entityId, (await live.nextChange()).entityId]).toEqual([first.id, second.id]);
    await live.close();
  }
  await there.close();
});
