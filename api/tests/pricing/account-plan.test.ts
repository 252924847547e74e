import { getAccountPlan, setAccountPlan, startTrial } from '@atrium/contract/account-plan';
import { setBillingDetails } from '@atrium/contract/account-settings';
import { undoChange } from '@atrium/contract/changes';
import { getInvoice } from '@atrium/contract/invoices';
import { listNotifications } from '@atrium/contract/notifications';
import { listPlanBills } from '@atrium/contract/plan-bills';
import { getPricing } from '@atrium/contract/pricing';
import { expect, test } from 'vitest';
import { nextBill } from '../../src/features/pricing/plan-days.ts';
import { openApp } from '../helper.ts';

const day = 86_400;

/** Somebody whose session goes on however far the clock is moved. */
async function stage() {
  const app = await openApp({ settings: { accessTokenSeconds: 400 * day, refreshTokenSeconds: 400 * day } });
  return { app, client: await app.signIn('client') };
}

test('A trial ends by itself after its last day, and whose it was is told', async () => {
  const { app, client } = await stage();
  await client.call(startTrial);
  app.moveClock(14 * day);
  await app.app.runDueJobs();
  expect(await client.call(getAccountPlan)).toMatchObject({ plan: 'standard', trialEndsOn: '2026-03-16' });
  app.moveClock(day);
  await app.app.runDueJobs();
  expect(await client.call(getAccountPlan)).toMatchObject({ plan: 'basic', trialEndsOn: null, canTry: false });
  const { notifications } = await client.call(listNotifications, { query: {} });
  expect(notifications[0]).toMatchObject({ kind: 'trial-ended', title: 'Basic', entity: 'account-plan' });
});

test('A trial that is undone can be begun again, and does not end what came after it', async () => {
  const { app, client } = await stage();
  const { changeId } = await client.call(startTrial);
  await client.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await client.call(getAccountPlan)).toMatchObject({ plan: 'basic', canTry: true });
  await client.call(startTrial);
  await client.call(setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(16 * day);
  await app.app.runDueJobs();
  expect(await client.call(getAccountPlan)).toMatchObject({ plan: 'standard', trialEndsOn: null });
});

test('A trial that is undone after its first day has been had', async () => {
  const { app, client } = await stage();
  const { changeId } = await client.call(startTrial);
  app.moveClock(day);
  await client.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await client.call(getAccountPlan)).toMatchObject({ plan: 'basic', trialEndsOn: null, canTry: false });
  await client.refused(409, startTrial);
});

test('A smaller plan counts from the day of the next bill', async () => {
  const { app, client } = await stage();
  await client.call(setAccountPlan, { body: { plan: 'enterprise', period: 'monthly' } });
  await client.call(setAccountPlan, { body: { plan: 'standard', period: 'yearly' } });
  app.moveClock(31 * day);
  await app.app.runDueJobs();
  const plan = await client.call(getAccountPlan);
  expect(plan).toMatchObject({ plan: 'standard', period: 'yearly', next: null, renewsOn: '2027-04-02' });
});

test('Undo takes back a choice, and what was to follow from it', async () => {
  const { app, client } = await stage();
  await client.call(setAccountPlan, { body: { plan: 'enterprise', period: 'monthly' } });
  const { changeId } = await client.call(setAccountPlan, { body: { plan: 'basic', period: 'monthly' } });
  await client.call(undoChange, { parameters: { id: changeId ?? 0 } });
  app.moveClock(40 * day);
  await app.app.runDueJobs();
  expect(await client.call(getAccountPlan)).toMatchObject({ plan: 'enterprise', next: null, renewsOn: '2026-05-02' });
});

test('Each period is billed the day after it began, once, and whose plan it is reads the bills', async () => {
  const { app, client } = await stage();
  const bills = async () => (await client.call(listPlanBills)).bills;
  await client.call(setBillingDetails, { body: { company: 'Northquay Ltd', address: '1 Quay Street' } });
  await client.call(setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  await app.app.runDueJobs();
  expect(await bills()).toEqual([]);
  app.moveClock(day);
  await app.app.runDueJobs();
  const { standardPlan } = await (await app.signIn('admin')).call(getPricing);
  const totalCents = standardPlan.monthlyPrice * 100;
  const first = { plan: 'standard', from: '2026-03-02', until: '2026-04-01', issuedDate: '2026-03-02' } as const;
  expect(await bills()).toMatchObject([{ ...first, totalCents, balanceCents: totalCents, status: 'Sent' }]);
  app.moveClock(31 * day);
  await app.app.runDueJobs();
  await app.app.runDueJobs();
  expect((await bills()).map(({ from }) => from)).toEqual(['2026-04-02', '2026-03-02']);
  const { notifications } = await client.call(listNotifications, { query: {} });
  expect(notifications.filter(({ kind }) => kind === 'plan-bill')).toHaveLength(2);
  const admin = await app.signIn('admin');
  const id = (await bills())[0]?.id ?? 0;
  const { invoice } = await admin.call(getInvoice, { parameters: { id } });
  expect(invoice).toMatchObject({ service: 'Subscription', client: { company: 'Northquay Ltd' } });
  const pdf = await client.get(`/api/v1/account-plan/bills/${id}/pdf`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('After a long pause every period is billed, some at a time', async () => {
  const { app, client } = await stage();
  await client.call(setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(430 * day);
  const billed = async () => {
    await app.app.runDueJobs();
    return (await app.engine.read.selectFrom('planBills').select('fromDay').execute()).length;
  };
  expect([await billed(), await billed(), await billed()]).toEqual([12, 15, 15]);
});

test('What is chosen and taken back on one day is not billed, and a trial is not', async () => {
  const { app, client } = await stage();
  const { changeId } = await client.call(setAccountPlan, { body: { plan: 'enterprise', period: 'yearly' } });
  await client.call(undoChange, { parameters: { id: changeId ?? 0 } });
  await client.call(startTrial);
  app.moveClock(40 * day);
  await app.app.runDueJobs();
  expect((await client.call(listPlanBills)).bills).toEqual([]);
});

test('A larger plan is billed less what was not used of the one before', async () => {
  const { app, client } = await stage();
  await client.call(setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(21 * day);
  await app.app.runDueJobs();
  await client.call(setAccountPlan, { body: { plan: 'enterprise', period: 'monthly' } });
  app.moveClock(day);
  await app.app.runDueJobs();
  const { standardPlan, enterprisePlan } = await (await app.signIn('admin')).call(getPricing);
  // Of the 31 days from the second of March, ten are left on the twenty-third.
  const unused = Math.floor((standardPlan.monthlyPrice * 100 * 10) / 31);
  const [bill] = (await client.call(listPlanBills)).bills;
  expect(bill).toMatchObject({ plan: 'enterprise', from: '2026-03-23' });
  expect(bill?.totalCents).toBe(enterprisePlan.monthlyPrice * 100 - unused);
});

test('What was not used of a year is taken off once, from as many months as it pays', async () => {
  const { app, client } = await stage();
  await client.call(setAccountPlan, { body: { plan: 'standard', period: 'yearly' } });
  app.moveClock(day);
  await app.app.runDueJobs();
  const [yearly] = (await client.call(listPlanBills)).bills;
  await client.call(setAccountPlan, { body: { plan: 'enterprise', period: 'monthly' } });
  app.moveClock(300 * day);
  await app.app.runDueJobs();
  const { enterprisePlan } = await (await app.signIn('admin')).call(getPricing);
  const { bills } = await (await app.signIn('client')).call(listPlanBills);
  const unused = Math.floor(((yearly?.totalCents ?? 0) * 364) / 365);
  const months = bills.filter(({ plan }) => plan === 'enterprise');
  const full = months.length * enterprisePlan.monthlyPrice * 100;
  expect(unused).toBeGreaterThan(enterprisePlan.monthlyPrice * 100);
  expect(months.length).toBeGreaterThan(5);
  expect(months.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(full - unused);
  expect(months.at(-1)?.totalCents).toBe(0);
});

test.each([
  ['2026-01-31T10:00:00.000Z', 'monthly', '2026-01-31', '2026-02-28'],
  ['2026-01-31T10:00:00.000Z', 'monthly', '2026-02-28', '2026-03-31'],
  ['2026-01-31T10:00:00.000Z', 'monthly', '2026-12-30', '2026-12-31'],
  ['2024-02-29T10:00:00.000Z', 'yearly', '2024-03-01', '2025-02-28'],
  ['2024-02-29T10:00:00.000Z', 'yearly', '2027-12-01', '2028-02-29'],
  ['2026-03-02T09:00:00.000Z', 'yearly', '2026-03-02', '2027-03-02'],
  ['2026-11-15T00:00:00.000Z', 'monthly', '2027-02-15', '2027-03-15'],
] as const)('Begun on %s and billed %s, the bill after %s is on %s', (since, period, today, bill) => {
  expect(nextBill(since, period, today)).toBe(bill);
});
