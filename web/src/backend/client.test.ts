import { endOtherSessions, getOwnAccount, logout } from '@atrium/contract/accounts';
import { afterAll, expect, test, vi } from 'vitest';
import { stubPage } from './stub-page.ts';

const asked = new Map<string, Request>();

stubPage('/access-control', { getItem: () => null });
/** A server that takes its time. */
vi.stubGlobal('fetch', (request: Request) => {
  asked.set(new URL(request.url).pathname, request);
  return new Promise((_, reject) => request.signal.addEventListener('abort', reject));
});
const { askNoMore, call } = await import('./client.ts');

afterAll(() => {
  vi.unstubAllGlobals();
});

test('what is only read and on its way ends when one leaves, and nobody hears of it; what changes something goes on', async () => {
  const heard = vi.fn();
  void call(getOwnAccount, {}).then(heard, heard);
  void call(endOtherSessions, {}).then(heard, heard);
  void call(logout, { body: {} }, { keepSession: true }).then(heard, heard);
  await vi.waitFor(() => expect(asked.size).toBe(3));
  askNoMore();
  await new Promise((resolve) => setTimeout(resolve));
  const isEnded = ({ path }: { path: string }) => asked.get(path)?.signal.aborted;
  expect([getOwnAccount, endOtherSessions, logout].map(isEnded)).toEqual([true, false, false]);
  expect(heard).not.toHaveBeenCalled();
});
