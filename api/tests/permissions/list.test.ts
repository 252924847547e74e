import { dateStyleOf } from '@atrium/contract/date-style';
import { addPermission, listPermissions } from '@atrium/contract/permissions';
import { roleKeys } from '@atrium/contract/roles';
import { expect, test } from 'vitest';
import { foldOldPermissions } from '../../src/features/permissions/permissions.fold.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAPermission, allPermissions } from './permissions.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const everything = await allPermissions(admin);

async function found(q: string): Promise<string[]> {
  const { total, permissions } = await admin.call(listPermissions, { query: { q, perPage: 100 } });
  expect(permissions).toHaveLength(total);
  return permissions.map(({ name }) => name);
}

test('The sample data has nine permissions with their holders, the newest first, made before now', () => {
  expect(everything.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(everything.map(({ name, assignedTo }) => [name, ...assignedTo]).toReversed()).toEqual([
    ['Management', 'administrator'],
    ['Manage Billing & Roles', 'administrator'],
    ['Add & Remove Users', 'administrator', 'manager'],
    ['Project Planning', 'administrator', 'user', 'support'],
    ['Manage Email Sequences', 'administrator', 'user', 'support'],
    ['Client Communication', 'administrator', 'manager'],
    ['Only View', 'administrator', 'restricted-user'],
    ['Financial Management', 'administrator', 'manager'],
    ["Manage Others' Tasks", 'administrator', 'support'],
  ]);
  const moments = everything.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect((moments[0] ?? '') < app.services.now().toISOString()).toBe(true);
});

test('Who holds a permission filters exactly, and the counts follow', async () => {
  for (const assignedTo of roleKeys) {
    const expected = everything.filter((permission) => permission.assignedTo.includes(assignedTo));
    const query = { assignedTo, perPage: 2, page: 2 };
    expect(await admin.call(listPermissions, { query })).toEqual({
      params: { q: '', allData: true, ...query },
      allData: expected,
      total: expected.length,
      permissions: expected.slice(2, 4),
    });
  }
});

test('All data is left out when nobody wants it, and a page past the end is empty', async () => {
  const answer = await admin.call(listPermissions, { query: { allData: false, page: 2, q: 'view' } });
  expect(answer).toEqual({
    params: { q: 'view', page: 2, perPage: 10, allData: false },
    total: 1,
    permissions: [],
  });
});

test('Names and shown dates are searched, whatever the case and the accents', async () => {
  expect(await found('MANAGE')).toEqual([
    "Manage Others' Tasks",
    'Financial Management',
    'Manage Email Sequences',
    'Manage Billing & Roles',
    'Management',
  ]);
  expect(await found('Èmail')).toEqual(['Manage Email Sequences']);
  for (const { name, createdDate } of everything) expect(await found(createdDate)).toContain(name);
  const inJanuary = everything.filter(({ createdDate }) => createdDate.includes('Jan'));
  expect(await found('jan')).toEqual(inJanuary.map(({ name }) => name));
  expect(await found('no such thing')).toEqual([]);
});

test('A day is found as each language shows it', async () => {
  const [newest] = everything;
  const at = new Date(newest?.createdAt ?? '');
  for (const language of ['en', 'de', 'fr', 'pt', 'ar']) {
    for (const dateStyle of [dateStyleOf(language), 'long'] as const) {
      const day = at.toLocaleDateString(language, { dateStyle, timeZone: 'UTC' });
      expect(await found(day), day).toContain(newest?.name);
    }
  }
  expect(await found(newest?.createdAt.slice(0, 10) ?? '')).toContain(newest?.name);
});

test('Permissions that are older than that are found so as well', async () => {
  const texts = () => app.engine.read.selectFrom('permissions').select(['id', 'search']).orderBy('id').execute();
  const kept = await texts();
  await app.engine.write((transaction) => transaction.updateTable('permissions').set({ search: '' }).execute());
  await foldOldPermissions(app.engine);
  expect(await texts()).toEqual(kept);
});

test('What a pattern would read as anything is searched as it is', async () => {
  const name = 'Halve 50%_of\\it';
  await admin.call(addPermission, { body: { permission: { name } } });
  for (const q of ['%', '_', '\\', '50%_', '%_of\\']) expect(await found(q), q).toEqual([name]);
});

test('Dates are shown in twelve hours, in UTC', async () => {
  for (const [seconds, shown] of [
    [3 * 3_600 + 5 * 60, '2 Mar 2026, 12:05 PM'],
    [12 * 3_600 - 6 * 60, '2 Mar 2026, 11:59 PM'],
    [60, '3 Mar 2026, 12:00 AM'],
  ] as const) {
    app.moveClock(seconds);
    const again = await app.signIn('admin');
    const body = { permission: { name: shown } };
    expect((await again.call(addPermission, { body })).permission.createdDate).toBe(shown);
  }
});

test('The roles are there without sample data, and a first permission can be added', async () => {
  const own = await openApp({ settings: { sampleData: false } });
  const roles = await own.engine.read.selectFrom('roles').select('key').orderBy('id').execute();
  expect(roles.map(({ key }) => key)).toEqual(roleKeys);
  const person = await newcomer(own);
  expect(await allPermissions(person)).toEqual([]);
  expect(await addAPermission(person)).toMatchObject({ id: 1, assignedTo: ['administrator'] });
});
