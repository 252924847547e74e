import { setChatProfile } from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import type { LiveStream } from '../live-stream.ts';
import { newcomer } from '../people.ts';

const app = await openApp();

const settings = { isNotificationsOn: true };

test('Who comes is told to who is here, who is here to who comes, and who has left some time after', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const first = await one.listen();
  expect(await first.nextSignal()).toMatchObject({ type: 'present' });
  expect(await first.nextSignal()).toEqual({ type: 'presence', accountId: one.accountId, isPresent: true });
  const second = await other.listen();
  expect(await second.nextSignal()).toEqual({ type: 'present', accountIds: [one.accountId] });
  expect(await first.nextSignal()).toEqual({ type: 'presence', accountId: other.accountId, isPresent: true });
  await second.close();
  const again = await other.listen();
  await again.close();
  expect(await first.nextSignal()).toEqual({ type: 'presence', accountId: other.accountId, isPresent: false });
  await first.close();
});

test('Who only asks for the head of the stream is not here', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await other.fetch('/api/v1/live', { method: 'HEAD' });
  const live = await one.listen();
  expect(await live.nextSignal()).not.toMatchObject({ accountIds: expect.arrayContaining([other.accountId]) });
  expect(await live.nextSignal()).toEqual({ type: 'presence', accountId: one.accountId, isPresent: true });
  await live.close();
});

test('Whoever wants to be seen as offline is not told of', async () => {
  const [one, hidden] = [await newcomer(app), await newcomer(app)];
  await hidden.call(setChatProfile, { body: { title: '', about: '', status: 'offline', settings } });
  const [live, unseen] = [await one.listen(), await hidden.listen()];
  expect((await live.nextSignal()).type).toBe('present');
  expect(await live.nextSignal()).toMatchObject({ accountId: one.accountId, isPresent: true });
  const later = await (await newcomer(app)).listen();
  expect(await later.nextSignal()).not.toMatchObject({ accountIds: expect.arrayContaining([hidden.accountId]) });
  expect(await live.nextSignal()).not.toMatchObject({ accountId: hidden.accountId });
  for (const stream of [live, unseen, later]) await stream.close();
});

test('Whoever was blocked does not learn whether the other is here', async () => {
  const [one, blocked] = [await newcomer(app), await newcomer(app)];
  const live = await blocked.listen();
  expect((await live.nextSignal()).type).toBe('present');
  expect(await live.nextSignal()).toMatchObject({ accountId: blocked.accountId, isPresent: true });
  await one.call(changeContact, { parameters: { id: blocked.accountId }, body: { isBlocked: true } });
  // The stream ends, and whoever comes back is told only what they may know.
  await live.rest();
  const again = await blocked.listen();
  const here = await one.listen();
  await hearOf(one.accountId, here);
  const stranger = await (await newcomer(app)).listen();
  expect(await stranger.nextSignal()).toMatchObject({ accountIds: expect.arrayContaining([one.accountId]) });
  const heard = [await again.nextSignal(), await again.nextSignal()];
  expect(JSON.stringify(heard)).not.toContain(`${one.accountId}`);
  for (const stream of [again, here, stranger]) await stream.close();
});

/** That somebody else came may be on its way still, and be heard before. */
async function hearOf(accountId: number, stream: LiveStream): Promise<void> {
  const signal = await stream.nextSignal();
  if (!('accountId' in signal) || signal.accountId !== accountId) await hearOf(accountId, stream);
}

test('Whoever may not chat hears no signals', async () => {
  const live = await (await app.signIn('client')).listen();
  await live.next();
  await expect(
    Promise.race([live.nextSignal(), new Promise((_, end) => setTimeout(() => end('silence'), 100))]),
  ).rejects.toBe('silence');
});
