import type { Entity } from '@atrium/contract/changes';
import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

/** What a form makes once: its second sending, with other contents, is refused and leads to what the first made. */
const madeByForms = [
  'address',
  'article',
  'blog-post',
  'chat-group',
  'client',
  'credit-note',
  'delivery-method',
  'employee',
  'event',
  'help-section',
  'invoice',
  'invoice-series',
  'mail-label',
  'mail-rule',
  'message',
  'product',
  'profile-post',
  'quote',
  'task',
  'user',
] as const satisfies readonly Entity[];

test.each(madeByForms)('what a form has made is led to by its number: %s', (entity) => {
  const { to, search = {} } = placeOf(entity, 4_711) ?? { to: '' };
  expect([to, ...Object.values(search)].join(' ')).toContain('4711');
});
