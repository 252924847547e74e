import type { Account } from '@atrium/contract/accounts';
import type { Grant } from '@atrium/contract/grants';
import { rulesOf } from '@atrium/contract/policy';
import { afterEach, expect, test, vi } from 'vitest';
import { stubPage } from '../backend/stub-page.ts';

const kept = new Map<string, string>([['accessToken', 'token']]);
stubPage('/apps/user/list', { getItem: (key) => kept.get(key) ?? null });
const { guardUnsaved } = await import('../navigation/unsaved.ts');
const { onShownAccountChange, shownAccount } = await import('./shown-account.ts');

function mayNow(...grants: Grant[]): void {
  const ability = rulesOf('client', { hasFullAccess: false, grants });
  const account: Pick<Account, 'id' | 'ability'> = { id: 7, ability };
  kept.set('userData', JSON.stringify(account));
}

function canChangeUsers(): boolean {
  return (shownAccount()?.ability ?? []).some(({ action, subject }) => action === 'update' && subject === 'User');
}

afterEach(() => vi.useRealTimers());

test('who loses a right while nothing is typed is shown without it at once', () => {
  mayNow('users:read', 'users:write');
  expect(canChangeUsers()).toBe(true);
  mayNow('users:read');
  expect(canChangeUsers()).toBe(false);
});

test('over something that was typed the page keeps its rights, until that is left', () => {
  vi.useFakeTimers();
  mayNow('users:read', 'users:write');
  expect(canChangeUsers()).toBe(true);
  const letGo = guardUnsaved(async () => true);
  mayNow('users:read');
  expect(canChangeUsers()).toBe(true);

  let isTold = false;
  const stop = onShownAccountChange(() => {
    isTold = true;
  });
  letGo();
  const letGoAgain = guardUnsaved(async () => true);
  vi.runAllTimers();
  expect([canChangeUsers(), isTold]).toEqual([true, false]);
  letGoAgain();
  vi.runAllTimers();
  expect([canChangeUsers(), isTold]).toEqual([false, true]);
  stop();
});

test('a right that is given while something is typed is there at once, and so is one that comes back', () => {
  vi.useFakeTimers();
  mayNow('users:read');
  expect(canChangeUsers()).toBe(false);
  const letGo = guardUnsaved(async () => true);
  mayNow('users:read', 'users:write', 'users:create');
  expect(shownAccount()?.ability).toContainEqual({ action: 'manage', subject: 'User' });
  const before = shownAccount();
  mayNow('users:read');
  expect(shownAccount()).toBe(before);
  mayNow('users:read', 'users:write', 'users:create');
  expect(shownAccount()).toEqual(before);
  letGo();
  vi.runAllTimers();
});

test('somebody else, and nobody, is never shown as who was there before', () => {
  mayNow('users:read', 'users:write');
  expect(canChangeUsers()).toBe(true);
  guardUnsaved(async () => true);
  kept.set('userData', JSON.stringify({ id: 8, ability: rulesOf('client') }));
  expect(shownAccount()?.id).toBe(8);
  kept.delete('accessToken');
  expect(shownAccount()).toBeNull();
});
