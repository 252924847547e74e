import {
  endOtherSessions,
  getOwnAccount,
  listOwnSessions,
  listSignIns,
  logout,
  refreshToken,
} from '@atrium/contract/accounts';
import { listChanges } from '@atrium/contract/changes';
import { expect, test } from 'vitest';
import { nextIds } from '../../src/database/sequences.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();

async function refreshed(own: TestApp, person: Person): Promise<Person> {
  const { refreshToken: token } = person;
  return own.signedIn(await own.visitor().call(refreshToken, { body: { refreshToken: token } }));
}

async function expectEnded(person: Person): Promise<void> {
  await person.refused(401, getOwnAccount);
  const answer = await person.send(refreshToken, { body: { refreshToken: person.refreshToken } });
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ error: 'Invalid refresh token' });
}

test('A refresh token gives a new pair again and again, and stays one session', async () => {
  let person: Person = await newcomer(app);
  const before = await person.call(listOwnSessions);
  for (let time = 0; time < 3; time += 1) person = await refreshed(app, person);
  expect(await person.call(listOwnSessions)).toEqual(before);
});

test('A refresh token that is used twice ends its session, with every token that came of it', async () => {
  const first = await newcomer(app);
  const elsewhere = await app.signIn({ email: first.email, password });
  const second = await refreshed(app, first);
  const third = await refreshed(app, second);
  await third.call(getOwnAccount);
  expect((await app.visitor().send(refreshToken, { body: { refreshToken: first.refreshToken } })).status).toBe(401);
  for (const person of [first, second, third]) await expectEnded(person);
  await elsewhere.call(getOwnAccount);
  expect(app.log).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('used twice') }),
  );
});

test('Of two uses at the same time one wins, and the session ends for both', async () => {
  const person = await newcomer(app);
  const uses = [0, 1].map(() => app.visitor().send(refreshToken, { body: { refreshToken: person.refreshToken } }));
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
  await person.refused(401, getOwnAccount);
});

const oneKey = 'a key of one exchange';

test('An exchange whose answer was lost is answered again to who has its key, as long as nobody has used what came of it', async () => {
  const first = await newcomer(app);
  const body = { refreshToken: first.refreshToken, renewalKey: oneKey };
  const lost = await app.visitor().call(refreshToken, { body });
  const again = await app.visitor().call(refreshToken, { body });
  expect(again.refreshToken).toBe(lost.refreshToken);
  const person = app.signedIn(again);
  expect((await person.call(listOwnSessions)).sessions).toHaveLength(1);
  const next = await refreshed(app, person);
  await next.call(getOwnAccount);
  expect((await app.visitor().send(refreshToken, { body })).status).toBe(401);
  await expectEnded(next);
});

test('Another key, or none, does not open an exchange again: the session ends', async () => {
  for (const renewalKey of ['a key that is made up', undefined]) {
    const first = await newcomer(app);
    const { refreshToken: token } = first;
    const second = await app.visitor().call(refreshToken, { body: { refreshToken: token, renewalKey: oneKey } });
    const answer = await app.visitor().send(refreshToken, { body: { refreshToken: token, renewalKey } });
    expect(answer.status).toBe(401);
    await expectEnded(app.signedIn(second));
  }
});

test('Of two uses with one key at the same time both get the same tokens', async () => {
  const { refreshToken: token } = await newcomer(app);
  const body = { refreshToken: token, renewalKey: oneKey };
  const answers = await Promise.all([0, 1].map(() => app.visitor().call(refreshToken, { body })));
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
  for (const answer of answers) await app.signedIn(answer).call(getOwnAccount);
});

test('After signing out neither token works, and other sessions go on', async () => {
  const person = await newcomer(app);
  const elsewhere = await app.signIn({ email: person.email, password });
  await person.call(logout, { body: {} });
  await expectEnded(person);
  await elsewhere.call(getOwnAccount);
});

test('Signing out with the tokens of two sessions ends both', async () => {
  const person = await newcomer(app);
  const elsewhere = await app.signIn({ email: person.email, password });
  await person.call(logout, { body: { refreshToken: elsewhere.refreshToken } });
  await expectEnded(person);
  await expectEnded(elsewhere);
});

test('Signing out without a body works for whoever has a token', async () => {
  const person = await newcomer(app);
  expect((await person.post('/jwt/logout')).status).toBe(200);
  await expectEnded(person);
});

test('An access token works for ten minutes, and the refresh token as long', async () => {
  const own = await openApp();
  const client = await own.signIn('client');
  own.moveClock(599);
  await client.call(getOwnAccount);
  const next = await refreshed(own, client);
  own.moveClock(1);
  await client.refused(401, getOwnAccount);
  await next.call(getOwnAccount);
  own.moveClock(599);
  await next.refused(401, getOwnAccount);
  await next.refused(401, refreshToken, { body: { refreshToken: next.refreshToken } });
});

test('The lifetimes are settings', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 60, refreshTokenSeconds: 3_600 } });
  const client = await own.signIn('client');
  own.moveClock(60);
  await client.refused(401, getOwnAccount);
  own.moveClock(3_539);
  await refreshed(own, client);
});

async function renewedUnused(own: TestApp, person: Person, unusedSeconds: number): Promise<Person> {
  const body = { refreshToken: person.refreshToken, unusedSeconds };
  return own.signedIn(await own.visitor().call(refreshToken, { body }));
}

test('An open page that nobody uses has tokens that work until its session ends, which is when it would have', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 130, refreshTokenSeconds: 400 } });
  let person: Person = await own.signIn('client');
  const lastUse = async () => (await person.call(listOwnSessions)).sessions[0]?.lastUsedAt;
  for (const unused of [130, 260, 390]) {
    own.moveClock(125);
    // What the page reads by itself is noted, and prolongs nothing.
    await expect.poll(lastUse).toBe(own.services.now().toISOString());
    own.moveClock(5);
    await person.refused(401, getOwnAccount);
    person = await renewedUnused(own, person, unused);
  }
  own.moveClock(9);
  await person.call(getOwnAccount);
  own.moveClock(1);
  await expectEnded(person);
});

test('A session lasts from its last use that is known, whichever page tells of it', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 60, refreshTokenSeconds: 150 } });
  const first = await own.signIn('client');
  own.moveClock(100);
  const used = await renewedUnused(own, first, 20);
  own.moveClock(100);
  const person = await renewedUnused(own, used, 200);
  own.moveClock(29);
  await person.call(getOwnAccount);
  own.moveClock(1);
  await expectEnded(person);
});

test('A session that nobody prolonged is not listed any more', async () => {
  const own = await openApp();
  await own.signIn('client');
  own.moveClock(300);
  const client = await own.signIn('client');
  expect((await client.call(listOwnSessions)).sessions).toHaveLength(2);
  own.moveClock(301);
  expect((await client.call(listOwnSessions)).sessions).toHaveLength(1);
  const { signIns } = await client.call(listSignIns);
  expect(signIns.slice(0, 2).map(({ endedAt }) => endedAt)).toEqual([null, '2026-03-02T09:10:00.000Z']);
});

test('A session says when it was last used', async () => {
  const own = await openApp();
  const client = await own.signIn('client');
  const createdAt = own.services.now().toISOString();
  own.moveClock(120);
  const { sessions } = await (await refreshed(own, client)).call(listOwnSessions);
  expect(sessions).toMatchObject([{ createdAt, lastUsedAt: own.services.now().toISOString(), isCurrent: true }]);
});

test('A session that is only read with says so too, and is noted once in two minutes', async () => {
  const own = await openApp();
  const client = await own.signIn('client');
  const lastUse = async () => (await client.call(listOwnSessions)).sessions[0]?.lastUsedAt;
  const signedIn = await lastUse();
  own.moveClock(110);
  await client.call(getOwnAccount);
  expect(await lastUse()).toBe(signedIn);
  own.moveClock(20);
  const used = own.services.now().toISOString();
  await client.call(getOwnAccount);
  await expect.poll(lastUse).toBe(used);
  own.moveClock(60);
  await client.call(getOwnAccount);
  expect(await lastUse()).toBe(used);
});

test('An access token is no refresh token, and a refresh token is no access token', async () => {
  const person = await newcomer(app);
  await person.refused(401, refreshToken, { body: { refreshToken: person.accessToken } });
  await app.as(person.refreshToken).refused(401, getOwnAccount);
  await person.call(getOwnAccount);
});

/** As many as no test has the time for. */
function addSignIns({ engine }: TestApp, accountId: number, count: number, expiresAt: string): Promise<void> {
  const moments = { createdAt: expiresAt, lastUsedAt: expiresAt, expiresAt, endedAt: null };
  const session = { accountId, userAgent: 'A program', address: '198.51.100.9', ...moments };
  return engine.write(async (transaction) => {
    const first = await nextIds(transaction, 'sessions', count);
    const rows = Array.from({ length: count }, (_, place) => ({ ...session, id: first + place }));
    await transaction.insertInto('sessions').values(rows).execute();
  });
}

test('Whoever is signed in thousands of times ends all of it but this, and each is told; what lapsed long ago stays as it was', async () => {
  const own = await openApp();
  const admin = await own.signIn('admin');
  const person = await newcomer(own);
  await addSignIns(own, person.accountId, 10, own.inSeconds(-3_600));
  await addSignIns(own, person.accountId, 2_500, own.inSeconds(300));
  expect(await person.call(endOtherSessions)).toEqual({ ended: 2_500 });
  const { sessions } = await person.call(listOwnSessions);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  const { total } = await admin.call(listChanges, { query: { entity: 'session', action: 'delete' } });
  expect(total).toBe(2_500);
});

test('An access token that outlives its session ends with the others too', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 3_600 } });
  const person = await newcomer(own);
  own.moveClock(1_200);
  const elsewhere = await own.signIn({ email: person.email, password });
  await person.call(getOwnAccount);
  expect(await elsewhere.call(endOtherSessions)).toEqual({ ended: 1 });
  await person.refused(401, getOwnAccount);
});

test('Sign-ins that no list shows are removed at night; those that go on stay, however old they are', async () => {
  const day = 86_400;
  const own = await openApp({ settings: { accessTokenSeconds: 2 * day, refreshTokenSeconds: 2 * day } });
  const person = await newcomer(own);
  await addSignIns(own, person.accountId, 1_500, own.inSeconds(-7 * day));
  const { signIns } = await person.call(listSignIns);
  await own.later(day);
  expect(await person.call(listSignIns)).toEqual({ signIns });
  const kept = await own.engine.read
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', person.accountId)
    .execute();
  expect(kept).toHaveLength(1_001);
});
