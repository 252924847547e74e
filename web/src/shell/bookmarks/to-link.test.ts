import { defaultStringifySearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { toLink } from './to-link.ts';

test.each([
  '/apps/roles',
  '/apps/todo?task=12',
  '/apps/email/inbox?mail=3',
  '/apps/user/list?q=lantern&page=2',
  '/apps/user/list?q=%2212%22',
])('A bookmark leads to the very address that it was set on: %s', (path) => {
  const { to, search } = toLink(path);
  expect(`${to}${defaultStringifySearch(search)}`).toBe(path);
});
