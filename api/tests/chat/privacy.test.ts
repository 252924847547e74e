import { closeAccount, forgotPassword, login } from '@atrium/contract/accounts';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { listChatsAndContacts, sendChatMessage, setChatProfile } from '@atrium/contract/chat';
import { getContact } from '@atrium/contract/chat-contacts';
import { deleteChatMessage, updateChatMessage } from '@atrium/contract/conversations';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { samplePeople } from '../../src/features/chat/sample/chat.sample-rows.ts';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import { open, texts, write } from './chat.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('A message reaches both at once and nobody else, and so do its changes', async () => {
  const [one, other, stranger] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const listeners = [await one.listen(), await other.listen()];
  const outside = [await stranger.listen(), await admin.listen()];
  for (const live of [...listeners, ...outside]) await live.next();
  const { id } = await write(one, other, 'Hello');
  await one.call(updateChatMessage, { parameters: { id }, body: { message: 'Hello there' } });
  const { changeId } = await one.call(deleteChatMessage, { parameters: { id } });
  await one.call(undoChange, { parameters: { id: changeId } });
  for (const live of listeners) {
    expect(await live.nextChange()).toMatchObject({ entity: 'conversation', action: 'create' });
    for (const action of ['create', 'update', 'delete', 'create'])
      expect(await live.nextChange()).toMatchObject({ entity: 'chat-message', action, entityId: id });
    await live.close();
  }
  for (const live of outside) {
    await live.silence(50);
    await live.close();
  }
});

test('Who comes back hears of the messages that came meanwhile, and a stranger does not', async () => {
  const [one, other, stranger] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const before = await other.listen();
  const { id } = await before.next();
  await before.close();
  await write(one, other, 'Hello');
  const [live, outside] = [await other.listen(id), await stranger.listen(id)];
  expect([(await live.nextChange()).entity, (await live.nextChange()).entity]).toEqual([
    'conversation',
    'chat-message',
  ]);
  await outside.silence(50);
  for (const each of [live, outside]) await each.close();
});

test('Having read is told to the reader, wherever they are, to who wrote, and to nobody else', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await write(one, other, 'Hello');
  const [own, sender, outside] = [await other.listen(), await one.listen(), await admin.listen()];
  for (const live of [own, sender, outside]) await live.next();
  await open(other, one);
  for (const live of [own, sender])
    expect(await live.nextChange()).toMatchObject({ entity: 'conversation', action: 'update' });
  await open(other, one);
  for (const live of [own, sender, outside]) {
    await live.silence(50);
    await live.close();
  }
});

test('A changed profile is told to whoever may write', async () => {
  const person = await newcomer(app);
  const live = await admin.listen();
  await live.next();
  const settings = { isNotificationsOn: true };
  await person.call(setChatProfile, { body: { title: '', about: 'Back at two', status: 'away', settings } });
  expect(await live.nextChange()).toMatchObject({ entity: 'account', entityId: person.accountId });
  await live.close();
});

test('The log of changes holds no text, and nobody but who did it finds it there', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { id, changeId } = await write(one, other, 'a secret of ours');
  await one.call(updateChatMessage, { parameters: { id }, body: { message: 'another secret of ours' } });
  await one.call(deleteChatMessage, { parameters: { id } });
  const rows = await app.engine.read.selectFrom('changes').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('secret of ours');
  const after = (changeId ?? 0) - 2;
  for (const entity of ['conversation', 'chat-message', undefined] as const) {
    const query = { entity, after, perPage: 100 };
    for (const person of [admin, other]) {
      const { changes } = await person.call(listChanges, { query });
      expect(changes.filter((change) => change.entity !== 'session')).toEqual([]);
    }
  }
  const { changes } = await one.call(listChanges, { query: { entity: 'chat-message', after, perPage: 100 } });
  expect(changes.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  expect(changes[0]).toMatchObject({ entityName: other.username, isUndoable: true, after: { id, length: 16 } });
});

test('Of a closed account nothing but its messages is left, and nobody writes to it', async () => {
  const [one, other, stranger] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const settings = { isNotificationsOn: true };
  const profile = { title: 'Pilot', about: 'At sea', status: 'busy', settings } as const;
  await one.call(setChatProfile, { body: profile });
  await write(one, other, 'Farewell');
  await one.call(closeAccount, { body: { currentPassword: password } });
  const { chatsContacts, contacts } = await other.call(listChatsAndContacts, { query: {} });
  const nobody = { fullName: 'Closed account', role: '', about: '', avatar: '', status: 'offline', isClosed: true };
  expect(chatsContacts.find(({ id }) => id === one.accountId)).toMatchObject({ ...nobody, isSample: false });
  expect(contacts.map(({ id }) => id)).not.toContain(one.accountId);
  const { contact } = await other.call(getContact, { parameters: { id: one.accountId } });
  expect(contact).toMatchObject({ ...nobody, email: '', phone: '' });
  expect(await texts(other, one)).toEqual(['Farewell']);
  const body = { obj: { contact: { id: one.accountId }, message: 'Are you there?' } };
  await other.refused(409, sendChatMessage, { body });
  await stranger.refused(404, getContact, { parameters: { id: one.accountId } });
});

test('Nobody signs in as a sample person, and nobody is sent a link to become one', async () => {
  const before = await admin.call(listMessages, { query: {} });
  for (const { username, domain } of samplePeople) {
    const email = `${username}@${domain}`;
    for (const password of ['', 'null', 'admin', username])
      expect((await app.visitor().send(login, { body: { email, password } })).status).toBe(400);
    await app.visitor().call(forgotPassword, { body: { email } });
  }
  await app.settle();
  expect(await admin.call(listMessages, { query: {} })).toEqual(before);
});

test('Without sample data there are no sample people', async () => {
  const bare = await openApp({ settings: { sampleData: false, registration: 'admin' } });
  const person = await newcomer(bare);
  const { contacts, chatsContacts } = await person.call(listChatsAndContacts, { query: {} });
  expect([contacts, chatsContacts]).toEqual([[], []]);
});
