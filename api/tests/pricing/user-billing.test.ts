import { type ChosenPlan, getAccountPlan } from '@atrium/contract/account-plan';
import { setBillingDetails } from '@atrium/contract/account-settings';
import { closeAccount } from '@atrium/contract/accounts';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { addClient } from '@atrium/contract/clients';
import { addInvoice } from '@atrium/contract/invoices';
import { listNotifications } from '@atrium/contract/notifications';
import { updateRole } from '@atrium/contract/roles';
import { getUserPlan, listUserInvoices, setUserPlan } from '@atrium/contract/user-billing';
import { updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { invitedUser, password } from '../people.ts';
import { addARole, personWith } from '../roles/roles.ts';

const day = 86_400;

async function stage() {
  const app = await openApp({ settings: { accessTokenSeconds: 400 * day, refreshTokenSeconds: 400 * day } });
  const admin = await app.signIn('admin');
  return { app, admin, ...(await invitedUser(app, admin)) };
}

test('Who keeps the accounts sees the plan of a user, chooses another, and takes that back', async () => {
  const { admin, user, person } = await stage();
  const of = { parameters: { id: user.id } };
  expect(await admin.call(getUserPlan, of)).toMatchObject({ accountPlan: { plan: 'basic', running: null } });
  const { changeId } = await admin.call(setUserPlan, { ...of, body: { plan: 'standard', period: 'monthly' } });
  const chosen = { plan: 'standard', renewsOn: '2026-04-02', running: { from: '2026-03-02', until: '2026-04-01' } };
  expect(await person.call(getAccountPlan)).toMatchObject(chosen);
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications[0]).toMatchObject({ kind: 'plan-changed', title: 'Standard' });
  const { changes } = await admin.call(listChanges, { query: { entity: 'user', entityId: user.id } });
  expect(changes[0]).toMatchObject({ before: { plan: 'basic' }, after: { plan: 'standard' }, isUndoable: false });
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await person.call(getAccountPlan)).toMatchObject({ plan: 'basic' });
});

test('Who may choose plans for others no longer takes none of it back', async () => {
  const { app, admin, user } = await stage();
  const keeper = await personWith(app, admin, ['users:read', 'users:write']);
  const body = { plan: 'standard', period: 'monthly' } as const;
  const { changeId } = await keeper.person.call(setUserPlan, { parameters: { id: user.id }, body });
  await admin.call(updateRole, { parameters: { id: keeper.role.id }, body: { grants: ['users:read'] } });
  await keeper.person.refused(403, undoChange, { parameters: { id: changeId ?? 0 } });
});

test('Whoever may do more by now than who chose their plan keeps it, and so does whoever has closed their account', async () => {
  const { app, admin, user, person } = await stage();
  const keeper = await personWith(app, admin, ['users:read', 'users:write', 'audit:read']);
  const parameters = { id: user.id };
  const choose = (body: ChosenPlan) => keeper.person.call(setUserPlan, { parameters, body });
  const { changeId } = await choose({ plan: 'standard', period: 'monthly' });
  const other = await choose({ plan: 'enterprise', period: 'monthly' });
  const role = await addARole(admin, ['finance:read']);
  const setRole = (accessRoleId: number | null) => admin.call(updateUser, { parameters, body: { accessRoleId } });
  await setRole(role.id);
  await keeper.person.refused(403, undoChange, { parameters: { id: other.changeId ?? 0 } });
  await setRole(null);
  await undo(keeper.person, other.changeId);
  const redo = await undo(keeper.person, changeId);
  await person.call(closeAccount, { body: { currentPassword: password } });
  await keeper.person.refused(404, undoChange, { parameters: { id: redo } });
});

test('A smaller plan waits for the next bill, and is told of then alone', async () => {
  const { app, admin, user, person } = await stage();
  const of = { parameters: { id: user.id } };
  await admin.call(setUserPlan, { ...of, body: { plan: 'enterprise', period: 'monthly' } });
  const { accountPlan } = await admin.call(setUserPlan, { ...of, body: { plan: 'basic', period: 'monthly' } });
  expect(accountPlan).toMatchObject({ plan: 'enterprise', next: { plan: 'basic', from: '2026-04-02' } });
  const told = async () =>
    (await person.call(listNotifications, { query: {} })).notifications
      .filter(({ kind }) => kind === 'plan-changed')
      .map(({ title }) => title);
  expect(await told()).toEqual(['Enterprise']);
  app.moveClock(31 * day);
  await app.app.runDueJobs();
  expect(await told()).toEqual(['Basic', 'Enterprise']);
});

test('The invoices of a user are those to their addresses, and the bills for their plan', async () => {
  const { app, admin, user, person } = await stage();
  const of = { parameters: { id: user.id } };
  expect(await admin.call(listUserInvoices, of)).toEqual({ total: 0, invoices: [] });
  const { client } = await admin.call(addClient, {
    body: {
      name: user.fullName,
      companyEmail: user.email.toUpperCase(),
      company: '',
      contact: '',
      address: '',
      country: '',
    },
  });
  const line = { item: 'Survey', description: '', costCents: 5_000, quantityThousandths: 1_000 };
  const { invoice } = await admin.call(addInvoice, {
    body: {
      ...{ clientId: client.id, issuedDate: '2026-03-02', dueDate: '2026-03-16', service: 'Subscription' },
      lines: [{ ...line, discountBasisPoints: 0, taxBasisPoints: 0 }],
    },
  });
  // Bills go elsewhere from now on, and are this user's all the same.
  await person.call(setBillingDetails, { body: { email: 'accounts@northquay.example' } });
  await admin.call(setUserPlan, { ...of, body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(day);
  await app.app.runDueJobs();
  await person.call(setBillingDetails, { body: { email: '' } });
  const { total, invoices } = await admin.call(listUserInvoices, of);
  expect(total).toBe(2);
  expect(invoices[1]?.id).toBe(invoice.id);
  expect(invoices[0]?.client.companyEmail).toBe('accounts@northquay.example');
});

test('Whoever writes down the address of a client of the house does not become that client', async () => {
  const { app, admin, user, person } = await stage();
  const details = {
    name: 'Orla Finch',
    company: 'Finch & Daughters',
    address: '4 Heron Steps',
    contact: '',
    country: '',
  };
  const { client } = await admin.call(addClient, { body: { ...details, companyEmail: 'orla@finch.example' } });
  await person.call(setBillingDetails, { body: { email: 'orla@finch.example' } });
  await admin.call(setUserPlan, { parameters: { id: user.id }, body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(day);
  await app.app.runDueJobs();
  const { invoices } = await admin.call(listUserInvoices, { parameters: { id: user.id } });
  expect(invoices[0]?.client.id).not.toBe(client.id);
  expect(invoices[0]?.client).toMatchObject({ name: user.fullName, company: '', address: '' });
});

test('Bills go to where the account says at the time, from one client', async () => {
  const { app, admin, user, person } = await stage();
  await person.call(setBillingDetails, { body: { company: 'North Quay Ltd', address: '1 Rope Walk' } });
  await admin.call(setUserPlan, { parameters: { id: user.id }, body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(day);
  await app.app.runDueJobs();
  await person.call(setBillingDetails, { body: { address: '2 Rope Walk' } });
  app.moveClock(31 * day);
  await app.app.runDueJobs();
  const { invoices } = await admin.call(listUserInvoices, { parameters: { id: user.id } });
  expect(invoices).toHaveLength(2);
  expect(new Set(invoices.map((invoice) => invoice.client.id)).size).toBe(1);
  expect(invoices[0]?.client).toMatchObject({ company: 'North Quay Ltd', address: '2 Rope Walk' });
});

test('A client neither reads nor changes what others have, and takes no change of it back', async () => {
  const { app, admin, user } = await stage();
  const of = { parameters: { id: user.id } };
  const client = await app.signIn('client');
  const body = { plan: 'standard', period: 'monthly' } as const;
  for (const route of [getUserPlan, listUserInvoices] as const) expect((await client.send(route, of)).status).toBe(403);
  expect((await client.send(setUserPlan, { ...of, body })).status).toBe(403);
  const { changeId } = await admin.call(setUserPlan, { ...of, body });
  expect((await client.send(undoChange, { parameters: { id: changeId ?? 0 } })).status).toBe(404);
});
