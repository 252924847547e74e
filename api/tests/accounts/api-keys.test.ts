import {
  changeEmail,
  changePassword,
  closeAccount,
  getOwnAccount,
  listOwnSessions,
  logout,
  register,
} from '@atrium/contract/accounts';
import { addApiKey, changeApiKey, deleteApiKey, listApiKeys, type NewApiKey } from '@atrium/contract/api-keys';
import { addBookmark, listOwnBookmarks, readMainSearch } from '@atrium/contract/bookmarks';
import { exportChanges, getChange, listChanges, undoChange } from '@atrium/contract/changes';
import { getChat, sendChatMessage } from '@atrium/contract/chat';
import { Problem } from '@atrium/contract/errors';
import { getFile, uploadAttachment } from '@atrium/contract/files';
import { listInvoices } from '@atrium/contract/invoice-list';
import { listMessages } from '@atrium/contract/messages';
import { listNotifications } from '@atrium/contract/notifications';
import { addPermission, listPermissions } from '@atrium/contract/permissions';
import { areaOf, rightsFor } from '@atrium/contract/policy';
import { routes } from '@atrium/contract/routes';
import { addSavedView, listSavedViews } from '@atrium/contract/saved-views';
import { addTask, listTasks } from '@atrium/contract/tasks';
import { beginTwoSteps } from '@atrium/contract/two-steps';
import { addUser, deleteUser, listUsers, suspendUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { notifyAccounts } from '../../src/notifications/notifications.ts';
import { withTwoSteps } from '../codes.ts';
import { fieldsOf, openApp, type TestApp } from '../helper.ts';
import { sendTo } from '../mail/mail.ts';
import { addSomebody, invitedUser, newcomer, password, somebody } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function keyOf(
  person: Person,
  given: Partial<NewApiKey> & { currentPassword?: string } = {},
  own: TestApp = app,
) {
  const full = { name: 'Nightly export', access: 'full', areas: {}, expiresOn: null } as const;
  const body = { ...full, currentPassword: password, ...given };
  const { apiKey, key } = await person.call(addApiKey, { body });
  const program = own.as(key);
  // Notes the first use now, so that a refusal later changes nothing at all.
  await program.call(getOwnAccount);
  await own.settle();
  return { id: apiKey.id, program, key };
}

test('Whatever has to do with signing in is for people alone, also for a key with full access', async () => {
  const person = await newcomer(app);
  const { id, program } = await keyOf(person);
  await program.refused(403, listOwnSessions);
  await program.refused(403, listApiKeys);
  const mine = { name: 'mine', access: 'full', areas: {}, expiresOn: null, currentPassword: password };
  await program.refused(403, addApiKey, { body: mine });
  await program.refused(403, changeApiKey, { parameters: { id }, body: { expiresOn: null } });
  await program.refused(403, deleteApiKey, { parameters: { id } });
  await program.refused(403, beginTwoSteps, { body: { currentPassword: password } });
  await program.refused(403, changePassword, { body: { currentPassword: password, password: 'another password' } });
  await program.refused(403, changeEmail, { body: { email: 'thief@demo.com', currentPassword: password } });
  await program.refused(403, closeAccount, { body: { currentPassword: password } });
  await program.refused(403, listMessages, { query: {} });
});

test('Every route under the addresses of sessions, passwords and keys is for people alone', () => {
  const guarded = routes.filter(
    ({ path, name }) =>
      /^\/api\/v1\/(account\/|sessions|api-keys|messages($|\/\{)|live)/.test(path) ||
      /\/(two-steps|sessions\/)/.test(path) ||
      name === 'inviteUser' ||
      /^(get|renew)CalendarFeed$/.test(name),
  );
  const open = guarded.filter(({ access, isInPerson }) => access !== 'public' && !isInPerson);
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(15);
});

test('Where anybody may call, a key is nobody, and signs nobody out', async () => {
  const person = await newcomer(app);
  const { program } = await keyOf(person);
  await program.call(logout, { body: {} });
  await person.call(getOwnAccount);
  const { email, username } = somebody();
  const answer = await program.call(register, { body: { email, username, password } });
  expect('user' in answer && answer.user.email).toBe(email);
});

test('A key that is to read changes nothing, not even what its owner has for themselves', async () => {
  const { program } = await keyOf(admin, { access: 'read', currentPassword: 'admin' });
  await program.call(listUsers, { query: {} });
  await program.call(listInvoices, { query: {} });
  await program.refused(403, addUser, { body: somebody() });
  await program.refused(403, addSavedView, { body: { list: 'users', name: 'x', state: {} } });
  await program.refused(403, addPermission, { body: { permission: { name: 'x' } } });
  await program.refused(403, getChat, { query: { id: 2 } });
  await program.refused(403, sendChatMessage, { body: { obj: { contact: { id: 2 }, message: 'x' } } });
  const user = await addSomebody(admin);
  const { changeId } = await admin.call(deleteUser, { query: { id: user.id } });
  await program.refused(403, undoChange, { parameters: { id: changeId } });
});

test('No route that changes something answers a key that is to read', async () => {
  const { program } = await keyOf(admin, { access: 'read', currentPassword: 'admin' });
  const changing = routes.filter(
    ({ method, records, access }) => access !== 'public' && method !== 'GET' && records !== false,
  );
  for (const route of changing) {
    const path = route.path.replace(/\{\w+\}/g, '1');
    const { status } = await program.fetch(path, { method: route.method });
    expect(status, route.name).toBe(403);
  }
});

test('A key for chosen areas has these and no others', async () => {
  const { program } = await keyOf(admin, {
    access: 'chosen',
    areas: { workspace: 'write', access: 'read' },
    currentPassword: 'admin',
  });
  const { task } = await program.call(addTask, { body: { task: { title: 'Count the lanterns' } } });
  expect((await program.call(listTasks, { query: {} })).map(({ id }) => id)).toContain(task.id);
  await program.call(listPermissions, { query: {} });
  await program.refused(403, addPermission, { body: { permission: { name: 'x' } } });
  await program.refused(403, listUsers, { query: {} });
  await program.refused(403, listChanges, { query: {} });
});

test('Each route answers a key for one area exactly if it is of that area', async () => {
  const { program } = await keyOf(admin, { access: 'chosen', areas: { finance: 'read' }, currentPassword: 'admin' });
  for (const route of routes) {
    if (route.access === 'public' || route.method !== 'GET' || route.isInPerson) continue;
    const { action, subject } = route.access;
    const area = areaOf(subject);
    if (area === null) continue;
    const { status } = await program.fetch(route.path.replace(/\{\w+\}/g, '1'));
    const isAllowed = area === 'finance' && rightsFor(action).every((right) => right === 'read') && !route.marksAsSeen;
    expect(status === 403, route.name).toBe(!isAllowed);
  }
});

test('The log of changes tells a key nothing private of areas that it is not for', async () => {
  const person = await newcomer(app);
  const { program } = await keyOf(person, { access: 'chosen', areas: { audit: 'read' } });
  await program.call(listChanges, { query: {} });
  for (const entity of ['mail', 'task', 'chat-message', 'event'])
    for (const route of [listChanges, exportChanges]) await program.refused(403, route, { query: { entity } });
});

test('A key reads the files of the areas that it is for, and hears of no others', async () => {
  const upload = new Blob(['1,2'], { type: 'text/csv' });
  const { file } = await admin.call(uploadAttachment, { query: { name: 'ebb.csv' }, upload });
  await sendTo(admin, 'client@demo.com', { attachments: [file.id] });
  const chosen = async (areas: NewApiKey['areas']) =>
    (await keyOf(admin, { access: 'chosen', areas, currentPassword: 'admin' })).program;
  const [finance, workspace] = [await chosen({ finance: 'read' }), await chosen({ workspace: 'read' })];
  const parameters = { id: file.id };
  await finance.refused(404, getFile, { parameters });
  expect((await workspace.send(getFile, { parameters })).status).toBe(200);
  const filesOf = async (program: Person) =>
    (await program.call(readMainSearch)).searchArr.find(({ groupTitle }) => groupTitle === 'Files')?.data.length;
  expect(await filesOf(finance)).toBe(0);
  expect(await filesOf(workspace)).toBeGreaterThan(0);
});

/** Somebody with things of several areas at hand, and keys for some of them. */
async function ownerOfKeys() {
  const person = await newcomer(app);
  const chosen = async (areas: NewApiKey['areas']) => (await keyOf(person, { access: 'chosen', areas })).program;
  const finance = await chosen({ finance: 'read', audit: 'read' });
  const workspace = await chosen({ workspace: 'write', audit: 'read' });
  const all = [(await keyOf(person, { access: 'read' })).program, (await keyOf(person)).program, person];
  return { person, finance, workspace, all };
}

test('A key is told what is of its areas, and of the account itself', async () => {
  const { person, finance, workspace, all } = await ownerOfKeys();
  const author = { caller: null, now: app.services.now().toISOString(), requestId: 'a test' };
  const things = [
    { kind: 'task-reminder', entity: 'task', entityId: 1 },
    { kind: 'invoice-paid', entity: 'invoice', entityId: 1 },
  ] as const;
  await app.engine.write(async (transaction) => {
    for (const thing of things) await notifyAccounts(transaction, author, [person.accountId], { ...thing, title: 'x' });
  });
  const told = async (program: Person) => {
    const { notifications, unread } = await program.call(listNotifications, { query: {} });
    return { kinds: notifications.map(({ kind }) => kind).filter((kind) => kind !== 'api-key-made'), unread };
  };
  const ofAccount = (await told(person)).unread - things.length;
  expect(ofAccount).toBe(4);
  expect(await told(finance)).toEqual({ kinds: ['invoice-paid'], unread: ofAccount + 1 });
  expect(await told(workspace)).toEqual({ kinds: ['task-reminder'], unread: ofAccount + 1 });
  for (const program of all) {
    const { kinds, unread } = await told(program);
    expect([kinds, unread]).toEqual([['invoice-paid', 'task-reminder'], ofAccount + 2]);
  }
});

test('A key finds the bookmarks and the views that are of its areas', async () => {
  const { person, finance, workspace, all } = await ownerOfKeys();
  const bookmarks = [
    { path: '/apps/invoice/quote/view/5', title: 'Quote for the mole', kind: 'invoice' },
    { path: '/apps/email/inbox?mail=3', title: 'Your results', kind: 'mail' },
    { path: '/apps/somewhere?q=Meyer', title: 'Meyer', kind: 'view' },
  ] as const;
  for (const body of bookmarks) await person.call(addBookmark, { body });
  await person.call(addSavedView, { body: { list: 'clients', name: 'Meyer', state: '{}' } });
  const titles = async (program: Person) =>
    (await program.call(listOwnBookmarks)).bookmarks.map(({ title }) => title).sort();
  expect(await titles(finance)).toEqual(['Quote for the mole']);
  expect(await titles(workspace)).toEqual(['Your results']);
  for (const program of all) expect(await titles(program)).toEqual(['Meyer', 'Quote for the mole', 'Your results']);
  const views = { query: { list: 'clients' } };
  for (const program of [finance, workspace]) await program.refused(403, listSavedViews, views);
  for (const program of all) expect((await program.call(listSavedViews, views)).savedViews).toHaveLength(1);
});

test('The log of changes tells a key for chosen areas nothing that is called as things of others are', async () => {
  const { person, finance, workspace, all } = await ownerOfKeys();
  await person.call(addBookmark, { body: { path: '/apps/todo?task=1', title: 'Your results', kind: 'task' } });
  const { changes } = await person.call(listChanges, { query: { entity: 'bookmark' } });
  const change = { parameters: { id: changes[0]?.id ?? 0 } };
  for (const program of [finance, workspace]) {
    for (const entity of ['notification', 'bookmark', 'link', 'saved-view'])
      for (const route of [listChanges, exportChanges]) await program.refused(403, route, { query: { entity } });
    await program.refused(403, getChange, change);
  }
  for (const program of all) expect((await program.call(getChange, change)).change.entityName).toBe('Your results');
});

test('A key never may more than its owner at that moment', async () => {
  const client = await app.signIn('client');
  for (const access of ['full', 'read'] as const) {
    const { program } = await keyOf(client, { access, currentPassword: 'client' });
    await program.refused(403, listUsers, { query: {} });
    await program.refused(403, addUser, { body: somebody() });
  }
  const { program } = await keyOf(client, {
    access: 'chosen',
    areas: { users: 'write', access: 'write' },
    currentPassword: 'client',
  });
  await program.refused(403, listUsers, { query: {} });
  await program.refused(403, listPermissions, { query: {} });
});

test('A key dies with the suspension of its owner, and with its last day', async () => {
  const own = await openApp();
  const ownAdmin = await own.signIn('admin');
  const { user, person } = await invitedUser(own, ownAdmin);
  const { program } = await keyOf(person, {}, own);
  await ownAdmin.call(suspendUser, { parameters: { id: user.id } });
  await program.refused(401, getOwnAccount);
  const last = await keyOf(ownAdmin, { expiresOn: '2026-03-03', currentPassword: 'admin' }, own);
  own.moveClock(38 * 3_600);
  await last.program.call(getOwnAccount);
  own.moveClock(3_600);
  await last.program.refused(401, getOwnAccount);
});

test('The last day of a key is over by the clocks of whoever set it', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 86_400, refreshTokenSeconds: 86_400 } });
  const ownAdmin = await own.signIn('admin');
  const until = (expiresOn: string, timeZone: string) =>
    keyOf(ownAdmin, { expiresOn, timeZone, currentPassword: 'admin' }, own);
  const west = await until('2026-03-01', 'Pacific/Honolulu');
  const east = await until('2026-03-02', 'Pacific/Kiritimati');
  const { apiKeys } = await ownAdmin.call(listApiKeys);
  expect(apiKeys.map(({ timeZone }) => timeZone)).toEqual(['Pacific/Kiritimati', 'Pacific/Honolulu']);
  own.moveClock(3_599);
  for (const { program } of [west, east]) await program.call(getOwnAccount);
  own.moveClock(1);
  for (const { program } of [west, east]) await program.refused(401, getOwnAccount);
  const full = { name: 'x', access: 'full', areas: {}, currentPassword: 'admin' } as const;
  for (const last of [
    { expiresOn: '2026-03-01', timeZone: 'Pacific/Honolulu' },
    { expiresOn: '2026-03-02', timeZone: 'Pacific/Kiritimati' },
    { expiresOn: '2026-03-05', timeZone: 'Europe/Atlantis' },
  ])
    await ownAdmin.refused(400, addApiKey, { body: { ...full, ...last } });
  const later = { expiresOn: '2026-03-02', timeZone: 'Pacific/Honolulu', currentPassword: 'admin' };
  await ownAdmin.call(changeApiKey, { parameters: { id: west.id }, body: later });
  await west.program.call(getOwnAccount);
  const wider = { timeZone: 'Pacific/Pago_Pago' };
  await ownAdmin.refused(400, changeApiKey, { parameters: { id: west.id }, body: wider });
});

test('A key outlives the session that made it, and dies with its account', async () => {
  const person = await newcomer(app);
  const { program } = await keyOf(person);
  await person.call(logout, { body: {} });
  await program.call(getOwnAccount);
  const again = await app.signIn({ email: person.email, password });
  await again.call(closeAccount, { body: { currentPassword: password } });
  await program.refused(401, getOwnAccount);
});

test('No key widens a key: neither by a change nor by taking one back', async () => {
  const person = await newcomer(app);
  const narrow = await keyOf(person);
  const other = await keyOf(person);
  const parameters = { id: narrow.id };
  const body = { access: 'read', currentPassword: password } as const;
  await person.call(changeApiKey, { parameters, body });
  await narrow.program.refused(403, addSavedView, { body: { list: 'users', name: 'x', state: {} } });
  const { changes } = await person.call(listChanges, { query: { entity: 'api-key' } });
  const narrowing = { parameters: { id: changes[0]?.id ?? 0 } };
  await narrow.program.refused(403, undoChange, narrowing);
  for (const each of [other.program, person]) await each.refused(409, undoChange, narrowing);
  const { changeId } = await person.call(changeApiKey, { parameters, body: { name: 'Till' } });
  for (const { program } of [narrow, other])
    await program.refused(403, undoChange, { parameters: { id: changeId ?? 0 } });
});

test('An open session alone makes no key and widens none, whether the password is left out or wrong', async () => {
  const person = await newcomer(app);
  const full = { name: 'mine', access: 'full', areas: {}, expiresOn: null } as const;
  expect(fieldsOf(await person.refused(400, addApiKey, { body: full }))).toEqual(['currentPassword']);
  const guess = await person.send(addApiKey, { body: { ...full, currentPassword: 'a guess' } });
  expect([guess.status, fieldsOf(Problem.parse(guess.body))]).toEqual([400, ['currentPassword']]);
  const { id } = await keyOf(person, { access: 'read', expiresOn: '2026-04-01' });
  for (const body of [{ access: 'full' }, { expiresOn: null }, { name: 'x', expiresOn: '2026-05-01' }]) {
    const problem = await person.refused(400, changeApiKey, { parameters: { id }, body });
    expect(fieldsOf(problem)).toEqual(['currentPassword']);
  }
  const { apiKey } = await person.call(changeApiKey, { parameters: { id }, body: { name: 'x', access: 'read' } });
  expect(apiKey).toMatchObject({ name: 'x', access: 'read', expiresOn: '2026-04-01' });
});

test('An account with two-step sign-in makes and widens a key with a code beside the password', async () => {
  const person = await newcomer(app);
  const { recoveryCodes } = await withTwoSteps(app, person);
  const body = { name: 'mine', access: 'read', areas: {}, expiresOn: null, currentPassword: password } as const;
  const [first = '', second = ''] = recoveryCodes;
  expect(fieldsOf(await person.refused(400, addApiKey, { body }))).toEqual(['code']);
  const { apiKey } = await person.call(addApiKey, { body: { ...body, code: first } });
  const parameters = { id: apiKey.id };
  for (const code of [undefined, first]) {
    const wider = { access: 'full', currentPassword: password, code };
    const refusal = await person.send(changeApiKey, { parameters, body: wider });
    expect([refusal.status, fieldsOf(Problem.parse(refusal.body))]).toEqual([400, ['code']]);
  }
  const wider = { access: 'full', currentPassword: password, code: second } as const;
  expect((await person.call(changeApiKey, { parameters, body: wider })).apiKey.access).toBe('full');
});

test('Keys that are nearly right, in other words, and none are refused alike', async () => {
  const { key } = await keyOf(await newcomer(app));
  const wrong = [`${key}x`, key.slice(0, -1), key.toUpperCase(), 'atrium_', `atrium_${'x'.repeat(43)}`];
  for (const each of wrong) await app.as(each).refused(401, getOwnAccount);
});

test('What a key did is recorded as its owner, and the key itself is nowhere', async () => {
  const person = await newcomer(app);
  const { program, key } = await keyOf(person);
  await program.call(addUser, { body: somebody() });
  const { changes } = await admin.call(listChanges, { query: { perPage: 100 } });
  expect(changes[0]).toMatchObject({ entity: 'user', actorId: person.accountId });
  expect(JSON.stringify([changes, app.log, await app.state()])).not.toContain(key);
});
