import { closeAccount } from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import { listChatsAndContacts } from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import {
  addChatGroup,
  addChatGroupMembers,
  muteChatGroup,
  removeChatGroupMember,
  sendToChatGroup,
} from '@atrium/contract/chat-groups';
import {
  clearConversation,
  deleteChatMessage,
  getChatMessage,
  listConversationMessages,
  reactToChatMessage,
  readConversation,
  updateChatMessage,
} from '@atrium/contract/conversations';
import { getFile, uploadAttachment } from '@atrium/contract/files';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { groupOf, readGroup, textsIn, writeIn } from './chat.ts';

const app = await openApp();

const people = async () => [await newcomer(app), await newcomer(app), await newcomer(app)] as const;

async function told(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.map(({ kind, title, person: from }) => `${kind} ${title} ${from}`);
}

const leave = (person: Person, id: number, whom = person) =>
  person.call(removeChatGroupMember, { parameters: { id, accountId: whom.accountId } });

test('A group that its owner leaves is looked after by somebody who can sign in, whoever joined before', async () => {
  const [one, other] = await people();
  const { contacts } = await one.call(listChatsAndContacts, { query: { only: 'contacts' } });
  const sample = contacts.find(({ isSample }) => isSample)?.id ?? 0;
  const memberIds = [sample, other.accountId];
  const { group } = await one.call(addChatGroup, { body: { name: 'Pier', memberIds } });
  await leave(one, group.id);
  expect((await readGroup(other, group.id)).ownerId).toBe(other.accountId);
  await other.call(removeChatGroupMember, { parameters: { id: group.id, accountId: sample } });
});

test('What is said in a group reaches its members at once and nobody else, and is counted for each of them', async () => {
  const [one, other, third] = await people();
  const stranger = await newcomer(app);
  const id = await groupOf(one, [other, third]);
  const [inside, outside] = [[await one.listen(), await other.listen(), await third.listen()], await stranger.listen()];
  for (const live of [...inside, outside]) await live.next();
  const { message } = await writeIn(one, id, 'Hello');
  await other.call(reactToChatMessage, { parameters: { id: message.id }, body: { kind: 'heart', isOn: true } });
  await other.call(readConversation, { parameters: { id }, body: { messageId: message.id } });
  for (const live of inside) {
    for (const entity of ['chat-message', 'chat-reaction', 'conversation'])
      expect(await live.nextChange()).toMatchObject({ entity });
    await live.close();
  }
  await outside.silence(50);
  await outside.close();
  expect([(await readGroup(other, id)).unseenMsgs, (await readGroup(third, id)).unseenMsgs]).toEqual([0, 1]);
  expect((await readGroup(one, id)).seenUntilId).toBeLessThan(message.id);
  await third.call(readConversation, { parameters: { id }, body: { messageId: message.id } });
  expect((await readGroup(one, id)).seenUntilId).toBe(message.id);
  const found = await third.call(getChatMessage, { parameters: { id: message.id } });
  expect(found).toMatchObject({ contactId: null, groupId: id });
});

test('Whoever is out of a group hears that it is gone for them, and of it again once they are back', async () => {
  const [one, other, third] = await people();
  const id = await groupOf(one, [other, third]);
  const [inside, outside] = [await third.listen(), await other.listen()];
  for (const live of [inside, outside]) await live.next();
  const { changeId } = await leave(one, id, other);
  const about = { entity: 'chat-group', entityId: id };
  expect(await outside.nextChange()).toMatchObject({ ...about, action: 'delete' });
  expect(await inside.nextChange()).toMatchObject({ ...about, action: 'update' });
  await one.call(undoChange, { parameters: { id: changeId } });
  for (const live of [inside, outside]) {
    expect(await live.nextChange()).toMatchObject({ ...about, action: 'update' });
    await live.close();
  }
});

test('Who has left a group changes nothing that is said in it, and reads nothing of it, but takes back own words', async () => {
  const [one, other] = await people();
  const id = await groupOf(one, [other]);
  const { message } = await writeIn(other, id, 'Hello');
  await leave(other, id);
  const parameters = { id: message.id };
  await other.refused(404, updateChatMessage, { parameters, body: { message: 'Bye' } });
  await other.refused(404, getChatMessage, { parameters });
  const { changeId } = await other.call(deleteChatMessage, { parameters });
  expect(await textsIn(one, id)).toEqual([]);
  await other.refused(404, undoChange, { parameters: { id: changeId } });
});

test('Nobody reads what was said while they were away by taking back that they left', async () => {
  const [one, other] = await people();
  const id = await groupOf(one, [other]);
  const { changeId } = await leave(other, id);
  await writeIn(one, id, 'Now that they are gone');
  await other.refused(409, undoChange, { parameters: { id: changeId } });
  await other.refused(404, readConversation, { parameters: { id }, body: { messageId: 1 } });
});

test('Who was removed by mistake reads what was written meanwhile, with the files of it', async () => {
  const [one, other, third] = await people();
  const id = await groupOf(one, [other]);
  const { changeId } = await leave(one, id, other);
  const upload = new Blob(['The tides of May'], { type: 'text/plain' });
  const { file } = await one.call(uploadAttachment, { query: { name: 'tides.txt' }, upload });
  const said = { message: 'See the tides', attachmentIds: [file.id] };
  await one.call(sendToChatGroup, { parameters: { id }, body: said });
  await other.refused(404, getFile, { parameters: { id: file.id } });
  await one.call(undoChange, { parameters: { id: changeId } });
  expect(await textsIn(other, id)).toEqual(['See the tides']);
  expect((await other.send(getFile, { parameters: { id: file.id } })).text).toBe('The tides of May');
  await one.call(addChatGroupMembers, { parameters: { id }, body: { memberIds: [third.accountId] } });
  await third.refused(404, getFile, { parameters: { id: file.id } });
});

test('A group in which something was written is left, and not undone for all', async () => {
  const [one, other] = await people();
  const body = { name: 'Pier', memberIds: [other.accountId] };
  const { group, changeId } = await one.call(addChatGroup, { body });
  await writeIn(other, group.id, 'Hello');
  await one.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await readGroup(other, group.id)).memberCount).toBe(2);
});

test('Those who have not read what was written are told once of all that waits, unless they have muted the group', async () => {
  const [one, other, third] = await people();
  const id = await groupOf(one, [other, third], 'Quay');
  await third.call(muteChatGroup, { parameters: { id }, body: { isMuted: true } });
  const { message } = await writeIn(one, id, 'one');
  await app.later(6);
  await writeIn(one, id, 'two');
  await app.later(6);
  expect(await told(other)).toEqual([`chat-group-message Quay ${one.username}`]);
  expect([await told(one), await told(third)]).toEqual([[], []]);
  await other.call(readConversation, { parameters: { id }, body: { messageId: message.id } });
  expect(await told(other)).toEqual([]);
});

test('Who may not read the chat is put into no group, and offered for none', async () => {
  const [one, other] = await people();
  const admin = await app.signIn('admin');
  const outsiders = [await app.signIn('client'), (await personWith(app, admin, ['users:read'])).person];
  const { person: reader } = await personWith(app, admin, ['workspace:read']);
  const id = await groupOf(one, [other]);
  for (const { accountId } of outsiders) {
    const problem = await one.refused(400, addChatGroup, {
      body: { name: 'Pier', memberIds: [other.accountId, accountId] },
    });
    expect(problem.errors).toEqual([{ path: 'memberIds', message: 'Somebody of these may not read the chat.' }]);
    await one.refused(400, addChatGroupMembers, { parameters: { id }, body: { memberIds: [accountId] } });
  }
  const { group } = await one.call(addChatGroupMembers, {
    parameters: { id },
    body: { memberIds: [reader.accountId] },
  });
  expect(group.members.map((member) => member.id)).toContain(reader.accountId);
  const { contacts } = await one.call(listChatsAndContacts, { query: {} });
  const mayRead = ({ accountId }: Person) => contacts.find((contact) => contact.id === accountId)?.mayRead;
  expect([...outsiders, reader, other].map(mayRead)).toEqual([false, false, true, true]);
  expect(contacts.filter(({ isSample }) => isSample).every((contact) => contact.mayRead)).toBe(true);
});

test('What is answered that was said before one came is told so, and what one has cleared since as cleared', async () => {
  const [one, other, third] = await people();
  const id = await groupOf(one, [other]);
  const before = await writeIn(one, id, 'Before they came');
  await one.call(addChatGroupMembers, { parameters: { id }, body: { memberIds: [third.accountId] } });
  const seen = await writeIn(one, id, 'After');
  await third.call(clearConversation, { parameters: { id } });
  for (const { message } of [before, seen])
    await other.call(sendToChatGroup, { parameters: { id }, body: { message: 'Yes', answersId: message.id } });
  const answersOf = async (reader: Person) => {
    const { messages } = await reader.call(listConversationMessages, { parameters: { id }, query: {} });
    return messages.slice(-2).map(({ answers }) => answers?.gone);
  };
  expect(await answersOf(third)).toEqual(['before', 'cleared']);
  expect(await answersOf(one)).toEqual([null, null]);
  const { changeId } = await leave(third, id);
  await third.call(undoChange, { parameters: { id: changeId } });
  expect(await answersOf(third)).toEqual(['before', 'cleared']);
});

test('Who is mentioned and does not read it is told of that alone, muted or not, and until it is read or gone', async () => {
  const [one, other, third] = await people();
  const id = await groupOf(one, [other, third], 'Quay');
  await third.call(muteChatGroup, { parameters: { id }, body: { isMuted: true } });
  await app.later(6);
  const text = `Ask @${third.username}, not me@${other.username} and not @${other.username}s`;
  const { message } = await writeIn(one, id, text);
  await app.later(6);
  expect(await told(third)).toEqual([`chat-mention Quay ${one.username}`]);
  expect(await told(other)).toEqual([`chat-group-message Quay ${one.username}`]);
  const parameters = { id: message.id };
  await one.call(updateChatMessage, { parameters, body: { message: `${text}. @${other.username}?` } });
  await app.later(6);
  expect([(await told(third)).length, (await told(other))[0]]).toEqual([1, `chat-mention Quay ${one.username}`]);
  await third.call(readConversation, { parameters: { id }, body: { messageId: message.id } });
  expect(await told(third)).toEqual([]);
  const deleted = await one.call(deleteChatMessage, { parameters });
  expect(await told(other)).not.toContain(`chat-mention Quay ${one.username}`);
  await one.call(undoChange, { parameters: { id: deleted.changeId } });
  await app.later(6);
  expect(await told(other)).toContain(`chat-mention Quay ${one.username}`);
  const again = await writeIn(other, id, `@${third.username}`);
  await third.call(readConversation, { parameters: { id }, body: { messageId: again.message.id } });
  await app.later(6);
  expect(await told(third)).toEqual([]);
});

test('Whoever is no longer mentioned once a message was changed is told no more, and again when that is undone', async () => {
  const [one, other, third] = await people();
  const id = await groupOf(one, [other, third], 'Quay');
  const { message } = await writeIn(one, id, `@${other.username} and @${third.username}`);
  await app.later(6);
  const mention = `chat-mention Quay ${one.username}`;
  expect([await told(other), await told(third)]).toEqual([[mention], [mention]]);
  const { changeId } = await one.call(updateChatMessage, {
    parameters: { id: message.id },
    body: { message: `@${other.username} alone` },
  });
  expect([await told(other), await told(third)]).toEqual([[mention], []]);
  if (changeId === null) throw new Error('The message was not changed.');
  await one.call(undoChange, { parameters: { id: changeId } });
  await app.later(6);
  expect([await told(other), await told(third)]).toEqual([[mention], [mention]]);
});

test('A closed account is in no group any more, and does not come back; what it wrote stays', async () => {
  const [one, other] = await people();
  const id = await groupOf(one, [other]);
  await writeIn(other, id, 'Hello');
  await other.call(closeAccount, { body: { currentPassword: password } });
  const group = await readGroup(one, id);
  expect(group.members.map((member) => member.id)).toEqual([one.accountId]);
  expect(group.formerMembers).toMatchObject([{ id: other.accountId, isClosed: true }]);
  expect(group.lastMessage).toMatchObject({ message: 'Hello', senderName: 'Closed account' });
});

test('Whom one removed comes back by undo only as long as neither has blocked the other', async () => {
  const [one, other] = await people();
  const id = await groupOf(one, [other]);
  const { changeId } = await leave(one, id, other);
  const block = (isBlocked: boolean) =>
    other.call(changeContact, { parameters: { id: one.accountId }, body: { isBlocked } });
  await block(true);
  await one.refused(409, undoChange, { parameters: { id: changeId } });
  await block(false);
  await one.call(undoChange, { parameters: { id: changeId } });
  expect((await readGroup(other, id)).memberCount).toBe(2);
});
