import { undoChange } from '@atrium/contract/changes';
import type { ReactionKind } from '@atrium/contract/chat';
import { deleteChatMessage, reactToChatMessage, updateChatMessage } from '@atrium/contract/conversations';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { chatWith, open, texts, write } from './chat.ts';

const app = await openApp();
const [one, other] = [await newcomer(app), await newcomer(app)];

async function undo(person: Person, changeId: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  return changes[0]?.id ?? 0;
}

async function edit(id: number, message: string): Promise<number | null> {
  return (await one.call(updateChatMessage, { parameters: { id }, body: { message } })).changeId;
}

async function react(id: number, kind: ReactionKind, isOn = true): Promise<number | null> {
  return (await one.call(reactToChatMessage, { parameters: { id }, body: { kind, isOn } })).changeId;
}

test('Sending, changing and deleting can be undone, done again and undone again', async () => {
  const { id } = await write(one, other, 'Here to stay');
  const deeds: Record<string, () => Promise<number | null>> = {
    sending: async () => (await write(one, other, 'Sent too soon')).changeId,
    changing: () => edit(id, 'Changed'),
    deleting: async () => (await one.call(deleteChatMessage, { parameters: { id } })).changeId,
  };
  const seen = async () => [await chatWith(one, other), await chatWith(other, one)];
  for (const [deed, act] of Object.entries(deeds)) {
    const before = await seen();
    const changeId = await act();
    const after = await seen();
    expect(after, deed).not.toEqual(before);
    const undone = await undo(one, changeId);
    expect(await seen(), `${deed}, undone`).toEqual(before);
    const redone = await undo(one, undone);
    expect(await seen(), `${deed}, done again`).toEqual(after);
    await undo(one, redone);
    expect(await seen(), `${deed}, undone again`).toEqual(before);
  }
});

test('Several changes of a text are undone one after the other, and not out of order', async () => {
  const { id, changeId: sent } = await write(one, other, 'first');
  const second = await edit(id, 'other');
  const third = await edit(id, 'third');
  await one.refused(409, undoChange, { parameters: { id: second } });
  await one.refused(409, undoChange, { parameters: { id: sent } });
  await undo(one, third);
  expect((await open(one, other)).at(-1)).toMatchObject({ message: 'other' });
  await undo(one, second);
  expect((await open(one, other)).at(-1)).toMatchObject({ message: 'first', editedAt: null });
  await undo(one, sent);
  expect(await texts(one, other)).not.toContain('first');
});

test('A text that was undone and then changed anew keeps all that it was', async () => {
  const { id } = await write(one, other, 'a');
  await undo(one, await edit(id, 'b'));
  const changeId = await edit(id, 'c');
  await undo(one, await undo(one, changeId));
  expect((await open(one, other)).at(-1)?.message).toBe('c');
  await undo(one, (await one.call(deleteChatMessage, { parameters: { id } })).changeId);
  expect((await open(one, other)).at(-1)?.message).toBe('c');
});

test('A message that was read and is brought back does not wait again; one that was not does', async () => {
  const { id } = await write(one, other, 'read');
  await open(other, one);
  await undo(one, (await one.call(deleteChatMessage, { parameters: { id } })).changeId);
  expect(await chatWith(other, one)).toMatchObject({ unseenMsgs: 0 });
  const unseen = await write(one, other, 'not read');
  await undo(one, (await one.call(deleteChatMessage, { parameters: { id: unseen.id } })).changeId);
  expect(await chatWith(other, one)).toMatchObject({ unseenMsgs: 1 });
});

test('Reacting, and taking it back, can be undone, done again and undone again', async () => {
  const { id } = await write(one, other, 'Land ahead');
  const kinds = async () => (await open(other, one)).at(-1)?.reactions.map(({ kind }) => kind);
  await react(id, 'laugh');
  for (const [act, after] of [
    [() => react(id, 'heart'), ['heart', 'laugh']],
    [() => react(id, 'laugh', false), []],
  ] as const) {
    const undone = await undo(one, await act());
    expect(await kinds()).toEqual(['laugh']);
    const redone = await undo(one, undone);
    expect(await kinds()).toEqual(after);
    await undo(one, redone);
    expect(await kinds()).toEqual(['laugh']);
  }
});

test('A reaction that was taken back by hand is not taken back by undo, which says so', async () => {
  const { id } = await write(one, other, 'Well done');
  const changeId = await react(id, 'heart');
  await react(id, 'heart', false);
  const problem = await one.refused(409, undoChange, { parameters: { id: changeId } });
  expect(problem.detail).toContain('is as it was already');
  await other.refused(404, undoChange, { parameters: { id: changeId } });
});
