import type { ChatMessage } from '@atrium/contract/chat';
import type { MessagesPage } from '@atrium/contract/conversations';
import { expect, test } from 'vitest';
import { BackendError } from '../../../backend/backend-error.ts';
import { MessageWindow } from './message-window.ts';

function message(id: number): ChatMessage {
  const written = { message: `${id}`, time: '2026-03-02T09:00:00.000Z', editedAt: null, clientKey: null };
  return { id, senderId: 1, ...written, attachments: [], answers: null, forwardedFrom: null, reactions: [] };
}

/** A chat that is open at its end, with more before it: whatever is read next ends as it is told to. */
async function opened() {
  const said: unknown[] = [];
  let next: unknown = null;
  const page: MessagesPage = { messages: [message(2)], hasBefore: true, hasAfter: false };
  const read = () => (next === null ? Promise.resolve(page) : Promise.reject(next));
  const window = new MessageWindow(read, (error) => said.push(error));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await window.goTo({ at: 'end' });
  const reads = async (outcome: unknown, ask: () => void) => {
    next = outcome;
    ask();
    await settled();
  };
  return { window, said, reads };
}

const change = { id: 1, entity: 'chat-message', entityId: 3, actorId: 1, action: 'create' } as const;

test('what goes wrong while a chat is read on is said, once until it is read again', async () => {
  const { window, said, reads } = await opened();
  const broken = new BackendError(500, null);
  await reads(broken, () => window.loadBefore());
  await reads(broken, () => window.catchUp());
  expect(said).toEqual([broken]);
  await reads(null, () => window.catchUp());
  for (const ask of [() => window.refresh(), () => window.followReaction(2), () => window.follow(change)]) {
    await reads(broken, ask);
    await reads(null, () => window.catchUp());
  }
  expect(said).toEqual([broken, broken, broken, broken]);
});

test('nothing is said of a network that is not there, nor of a chat that is no longer one’s own', async () => {
  const { window, said, reads } = await opened();
  for (const status of [0, 403, 404]) {
    const error = new BackendError(status, null);
    for (const ask of [() => window.loadBefore(), () => window.refresh(), () => window.catchUp()])
      await reads(error, ask);
  }
  expect(said).toEqual([]);
});

test('of a message that changes again while it is read anew, what it was last is shown', async () => {
  const waiting: (() => void)[] = [];
  let text = 'as written';
  const read = () => {
    const page = { messages: [{ ...message(2), message: text }], hasBefore: false, hasAfter: false };
    return new Promise<MessagesPage>((resolve) => waiting.push(() => resolve(page)));
  };
  const window = new MessageWindow(read, () => {});
  const answer = async (which: (() => void) | undefined) => {
    which?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const opening = window.goTo({ at: 'end' });
  await answer(waiting.pop());
  await opening;
  for (const next of ['edited', 'edited once more', 'edited for good']) {
    text = next;
    window.follow({ ...change, entityId: 2, action: 'update' });
  }
  // The latest question is answered first.
  while (waiting.length > 0) await answer(waiting.pop());
  expect(window.state().messages[0]?.message).toBe('edited for good');
});
