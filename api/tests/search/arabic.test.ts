import { setAccountDetails } from '@atrium/contract/account-settings';
import { addClient, listClients } from '@atrium/contract/clients';
import { addContact, listContacts } from '@atrium/contract/contacts';
import { addCoupon, listCoupons } from '@atrium/contract/coupons';
import { listEmployeeRecords } from '@atrium/contract/employee-records';
import { listGuestChoices } from '@atrium/contract/event-guests';
import { listInvoices } from '@atrium/contract/invoice-list';
import { searchEverything } from '@atrium/contract/search';
import { addTask, listTasks } from '@atrium/contract/tasks';
import { addUser, listUsers } from '@atrium/contract/users';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { tasksIndex } from '../../src/features/tasks/tasks.list.ts';
import { usersIndex } from '../../src/features/users/users.list.ts';
import { foldings, renewedLists } from '../../src/features.ts';
import { ownedBy } from '../../src/lists/list-index.ts';
import { rebuild } from '../../src/lists/rebuild.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { fold, foldSearched } from '../../src/search/fold.ts';
import { openApp } from '../helper.ts';
import { aClient, addAnInvoice } from '../invoices/invoices.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { addSomebody, newcomer, somebody } from '../people.ts';
import { addFitter } from '../routes/employee-records.proofs.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const written = 'إلى فَاطِمَة عـلى ٢٠٢٦';
const ways = [written, 'الي فاطمه علي 2026', 'ألى', 'فاطمة', 'فاطمه', 'على', 'علي', '٢٠٢٦', '۲۰۲۶', '2026', 'علـــي'];

test.each([
  ['أحمد إيمان آدم ٱلله', 'احمد ايمان ادم الله'],
  ['على مدرسة مـــدرسـة', 'علي مدرسه مدرسه'],
  ['مَدْرَسَةٌ', 'مدرسه'],
  ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  ['٢٬٠٧٧٫٥٠', '2,077.50'],
  ['٠٣\u200f/٠٣\u200f/٢٠٢٦', '03/03/2026'],
  ['Straße Élodie', 'strasse elodie'],
])('%s is searched as %s', (text, folded) => {
  expect(foldSearched(text)).toBe(folded);
});

test('What people write for each other in Arabic is found in every list, however either is written', async () => {
  await addSomebody(admin, { fullName: written });
  await admin.call(addClient, { body: { ...aClient(), name: written } });
  await admin.call(addTask, { body: { task: { title: written } } });
  await admin.call(addContact, { body: { name: written, email: 'fatima@sea.example' } });
  await addFitter(admin, { fullName: written, city: 'مكة' });
  for (const q of ways) {
    const totals = {
      users: (await admin.call(listUsers, { query: { q } })).users.filter(({ fullName }) => fullName === written)
        .length,
      clients: (await admin.call(listClients, { query: { q } })).clients.filter(({ name }) => name === written).length,
      tasks: (await admin.call(listTasks, { query: { q } })).filter(({ title }) => title === written).length,
      contacts: (await admin.call(listContacts, { query: { q } })).contacts.filter(({ name }) => name === written)
        .length,
      employees: (await admin.call(listEmployeeRecords, { query: { name: q } })).employees.filter(
        ({ fullName }) => fullName === written,
      ).length,
      everything: (await admin.call(searchEverything, { query: { q, kind: 'users' } })).groups[0]?.hits.some(
        ({ title }) => title === written,
      ),
    };
    expect(totals, q).toEqual({ users: 1, clients: 1, tasks: 1, contacts: 1, employees: 1, everything: true });
  }
  expect((await admin.call(listEmployeeRecords, { query: { city: 'مكه' } })).total).toBe(1);
});

test('An invoice is found by its number and its amount in figures of Arabic', async () => {
  const { id } = await addAnInvoice(admin);
  const figures = String(id).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  const { invoices } = await admin.call(listInvoices, { query: { q: figures } });
  expect(invoices.map((invoice) => invoice.id)).toContain(id);
  for (const q of [`فاتورة ${figures}`, `فاتوره ${id}`]) {
    const { groups } = await admin.call(searchEverything, { query: { q } });
    expect(groups[0], q).toMatchObject({ kind: 'invoices', hits: [{ id }] });
  }
});

test('An account is found by its name, and names that are given once stay apart', async () => {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { firstName: 'هبة', lastName: 'مصطفى' } });
  for (const q of ['هبه', 'مصطفي', 'هبة مصطفى']) {
    const { guests } = await admin.call(listGuestChoices, { query: { q } });
    expect(guests, q).toMatchObject([{ accountId: person.accountId }]);
  }
  for (const username of ['ندى', 'ندي']) await admin.call(addUser, { body: somebody({ username }) });
});

test('A coupon is found by its code as it is given', async () => {
  const always = { minimumCents: 0, validFrom: '2026-01-01', validUntil: '2027-01-01', limitOfUses: null };
  await admin.call(addCoupon, { body: { code: 'خصمة٢٠', unit: 'percent', value: 20, ...always } });
  expect((await admin.call(listCoupons, { query: { q: 'خصمة٢٠' } })).total).toBe(1);
});

const everyLetter = 'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬\u0640\u061c\u200e\u200f.';

test('What was kept before is found by the same words as what is kept now, and nothing else is touched', async () => {
  const own = await openApp();
  const { engine } = own;
  const [owner, person, third] = [await own.signIn('admin'), await newcomer(own), await newcomer(own)];
  const user = await addSomebody(owner, { fullName: written });
  await person.call(addTask, { body: { task: { title: `${written} ${everyLetter}` } } });
  await third.call(addTask, { body: { task: { title: 'Oil the crane' } } });
  const ownTasks = ownedBy(tasksIndex, person.accountId);
  const texts = () =>
    Promise.all(
      (['users', 'tasks', 'clients', 'permissions', 'employees'] as const).map((table) =>
        engine.read.selectFrom(table).select(['id', 'search']).orderBy('id').execute(),
      ),
    );
  const kept = await texts();
  const before = (fields: readonly string[]) => fields.map((field) => `${fold(field)}\n\n`).join('');
  await engine.write(async (transaction) => {
    const userText = before([user.email, written, user.billing]);
    await transaction.updateTable('users').set({ search: userText }).where('id', '=', user.id).execute();
    const taskText = before([`${written} ${everyLetter}`, '']);
    await transaction
      .updateTable('tasks')
      .set({ search: taskText })
      .where('accountId', '=', person.accountId)
      .execute();
    await rebuild(transaction, usersIndex);
    await rebuild(transaction, ownTasks);
    await sql`delete from migrations where name = '0081-arabic-search'`.execute(transaction);
  });
  expect(await texts()).not.toEqual(kept);

  expect(await migrate(engine)).toEqual(['0081-arabic-search']);
  const renewed = await renewLists(engine, renewedLists, own.services.tuning);
  expect(renewed).toEqual([usersIndex.name, ownTasks.name]);
  for (const foldOld of foldings) await foldOld(engine, own.services.tuning);
  expect(await texts()).toEqual(kept);
  for (const index of [usersIndex, ownTasks]) await expectTrueCounts(engine.read, index);
});
