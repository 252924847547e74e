import { describe, expect, test } from 'vitest';
import { deedOf } from './change-words.ts';
import { fieldChanges, newsOf } from './field-differences.ts';

const update = { action: 'update', entity: 'user' } as const;

describe('deedOf', () => {
  test.each([
    [{ action: 'create', entity: 'user', before: null, after: { fullName: 'Ann' } } as const, 'user.create'],
    [{ action: 'create', entity: 'invoice', before: null, after: { id: 7 }, undoes: 5 } as const, 'restored'],
    [
      { action: 'update', entity: 'ferry', before: { name: 'Tern' }, after: { name: 'Gull' } } as const,
      'former.update',
    ],
    [{ action: 'delete', entity: 'saved-view', before: { name: 'Mine' }, after: null } as const, 'saved-view.delete'],
    [{ ...update, before: { role: 'editor' }, after: { role: 'admin' } }, 'user.update'],
    [
      {
        ...update,
        before: { status: 'active', suspendedAt: null },
        after: { status: 'inactive', suspendedAt: '2026' },
      },
      'user.suspend',
    ],
    [
      {
        ...update,
        before: { status: 'inactive', suspendedAt: '2026' },
        after: { status: 'active', suspendedAt: null },
      },
      'user.reactivate',
    ],
    [{ ...update, before: { status: 'active' }, after: { status: 'pending' } }, 'user.update'],
    [
      { ...update, before: { connections: [] }, after: { connections: [{ service: 'slack', handle: 'a' }] } },
      'user.connections',
    ],
    [{ ...update, entity: 'account', before: {}, after: { passwordChangedAt: '2026' } } as const, 'account.password'],
    [
      { ...update, entity: 'account', before: { isEmailVerified: false }, after: { isEmailVerified: true } } as const,
      'account.verify',
    ],
    [
      { ...update, entity: 'account', before: { isSuspended: false }, after: { isSuspended: true } } as const,
      'account.suspend',
    ],
    [
      {
        ...update,
        entity: 'order',
        before: { cancelledAt: null, refunds: [] },
        after: { cancelledAt: '2026', refunds: [{ id: 1, amountCents: 5 }] },
      } as const,
      'order.cancel',
    ],
  ])('%o is %s', (change, deed) => {
    expect(deedOf({ undoes: null, ...change })).toBe(deed);
  });
});

describe('fieldChanges', () => {
  test('tells what is different and leaves out what is the same', () => {
    expect(fieldChanges({ before: { role: 'editor', id: 3 }, after: { role: 'admin', id: 3 } })).toEqual([
      { path: 'role', before: 'editor', after: 'admin' },
    ]);
  });

  test('of what was made it tells what it holds, of what was deleted what it held', () => {
    const user = { fullName: 'Ann', avatar: '', suspendedAt: null };
    expect(fieldChanges({ before: null, after: user })).toEqual([{ path: 'fullName', before: null, after: 'Ann' }]);
    expect(fieldChanges({ before: user, after: null })).toEqual([{ path: 'fullName', before: 'Ann', after: null }]);
  });

  test('goes into lists by the name of their things', () => {
    const before = { notifications: [{ kind: 'tasks', email: true, app: false }] };
    const after = { notifications: [{ kind: 'tasks', email: false, app: false }] };
    expect(fieldChanges({ before, after })).toEqual([
      { path: 'notifications.tasks.email', before: true, after: false },
    ]);
  });

  test('numbers the things of a list that have no name, and keeps a list of words together', () => {
    const before = { lines: [{ price: 3 }, { price: 4 }], tags: ['low'] };
    const after = { lines: [{ price: 3 }, { price: 5 }], tags: ['low', 'team'] };
    expect(fieldChanges({ before, after })).toEqual([
      { path: 'lines.2.price', before: 4, after: 5 },
      { path: 'tags', before: 'low', after: 'low, team' },
    ]);
  });

  test('tells the things of a list apart by their own numbers, and says which came and which went', () => {
    const [first, second, third] = [4, 7, 9].map((id) => ({ id, amountCents: id * 100, note: '' }));
    const before = { payments: [first, second, third] };
    expect(fieldChanges({ before, after: { payments: [first, third] } })).toEqual([
      { path: 'payments.7', before: { amountCents: 700, note: '' }, after: null },
    ]);
    expect(fieldChanges({ before, after: { payments: [first, { ...second, note: 'Late' }, third] } })).toEqual([
      { path: 'payments.2.note', before: '', after: 'Late' },
    ]);
  });

  test('begins with what came and went, and ends with the parties as they were kept', () => {
    const before = { clientAsIssued: null, service: 'Design', payments: [] };
    const after = { clientAsIssued: { name: 'Ann' }, service: 'Print', payments: [{ id: 1, amountCents: 5 }] };
    expect(fieldChanges({ before, after }).map(({ path }) => path)).toEqual([
      'payments.1',
      'service',
      'clientAsIssued.name',
    ]);
  });

  test('is told in few words without the parties', () => {
    const before = { clientAsIssued: null, issuerAsIssued: null, fieldsAsIssued: null, sentAt: null };
    const after = {
      clientAsIssued: { name: 'Ann' },
      issuerAsIssued: { name: 'Quay' },
      fieldsAsIssued: [],
      sentAt: '2026',
    };
    expect(newsOf({ before, after }).map(({ path }) => path)).toEqual(['sentAt']);
  });

  test('says whose rate became another', () => {
    const before = { currency: 'USD', rates: [{ currency: 'EUR', rateMillionths: null }] };
    const after = { currency: 'EUR', rates: [{ currency: 'EUR', rateMillionths: 940_000 }] };
    expect(fieldChanges({ before, after })).toEqual([
      { path: 'currency', before: 'USD', after: 'EUR' },
      { path: 'rates.EUR.rateMillionths', before: null, after: 940_000 },
    ]);
  });

  test('says of which colour there are more or fewer, whichever came or went', () => {
    const [blue, red] = [
      { color: 'primary', stock: 4, articleNumber: '' },
      { color: 'danger', stock: 2, articleNumber: 'L-R' },
    ];
    const changes = fieldChanges({ before: { colors: [blue, red] }, after: { colors: [{ ...red, stock: 1 }] } });
    expect(changes).toEqual([
      { path: 'colors.primary.stock', before: 4, after: null },
      { path: 'colors.danger.stock', before: 2, after: 1 },
    ]);
  });

  test('the first of several pictures is told once', () => {
    const [front, side] = [
      { picture: '/front.svg', alternativeText: '' },
      { picture: '/side.svg', alternativeText: 'The side' },
    ];
    const before = { image: '/front.svg', pictures: [front] };
    expect(fieldChanges({ before, after: { image: '/side.svg', pictures: [side] } })).toEqual([
      { path: 'pictures.1.picture', before: '/front.svg', after: '/side.svg' },
      { path: 'pictures.1.alternativeText', before: '', after: 'The side' },
    ]);
    expect(fieldChanges({ before: { image: '/front.svg' }, after: { image: '/side.svg' } })).toHaveLength(1);
  });
});

test('tags that somebody made are told by the names that they had', () => {
  const before = { tags: ['low', 'own-3', 'own-9'], tagNames: { 'own-3': 'Harbour' } };
  const after = { tags: ['own-9'], tagNames: {} };
  expect(fieldChanges({ before, after })).toEqual([{ path: 'tags', before: 'low, Harbour', after: '' }]);
});

test('a kind of event that somebody made is told by the name that it had', () => {
  const before = { kind: 'Business' };
  const after = { kind: 'own-3', kindNames: { 'own-3': 'Regattas' } };
  expect(fieldChanges({ before, after })).toEqual([{ path: 'kind', before: 'Business', after: 'Regattas' }]);
});
