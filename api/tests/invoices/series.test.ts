import { listChanges, undoChange } from '@atrium/contract/changes';
import { nextScheduledDay, type Schedule, scheduledDay } from '@atrium/contract/invoice-schedule';
import { deleteInvoiceSeries, getInvoiceSeries, updateInvoiceSeries } from '@atrium/contract/invoice-series';
import { deleteInvoice, getInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { addASeries } from './billing.ts';
import { allInvoices } from './invoices.ts';

const daySeconds = 86_400;

async function stage(firstMoment = '2026-03-02T09:00:00.000Z') {
  const app = await openApp();
  app.moveClock((Date.parse(firstMoment) - app.services.now().getTime()) / 1000);
  const admin = await app.signIn('admin');
  /** Days pass, and on each the house looks what is due: or only on the last of them, when it stood still. */
  async function pass(days: number, isStill = false): Promise<void> {
    for (let day = 1; day <= days; day += 1) {
      app.moveClock(daySeconds);
      if (!isStill || day === days) await app.app.runDueJobs().then(() => app.settle());
    }
  }
  return { app, admin, pass, again: () => app.signIn('admin') };
}

async function daysOf(admin: Person, id: number): Promise<string[]> {
  const { invoices } = await admin.call(getInvoiceSeries, { parameters: { id } });
  return invoices.map(({ issuedDate }) => issuedDate).toSorted();
}

const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  every: 1,
  unit: 'month',
  firstDay: '2027-01-31',
  lastDay: null,
  times: null,
  ...more,
});
const firstDays = (of: Schedule, count: number) =>
  Array.from({ length: count }, (_, period) => scheduledDay(of, period));

test('A month without the day has its last one, and the day comes back after it, also in a leap year', () => {
  expect(firstDays(schedule(), 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(scheduledDay(schedule(), 13)).toBe('2028-02-29');
  expect(firstDays(schedule({ unit: 'quarter', firstDay: '2026-11-30' }), 3)).toEqual([
    '2026-11-30',
    '2027-02-28',
    '2027-05-30',
  ]);
  expect(firstDays(schedule({ unit: 'year', firstDay: '2028-02-29' }), 5).slice(3)).toEqual([
    '2031-02-28',
    '2032-02-29',
  ]);
  expect(firstDays(schedule({ unit: 'week', every: 2, firstDay: '2026-12-24' }), 3)).toEqual([
    '2026-12-24',
    '2027-01-07',
    '2027-01-21',
  ]);
});

test('The next day is found as by counting, from wherever one asks', () => {
  for (const unit of ['week', 'month', 'quarter', 'year'] as const) {
    for (const every of [1, 2, 7]) {
      const of = schedule({ unit, every });
      const days = firstDays(of, 60);
      for (const from of ['2020-01-01', '2027-01-31', '2027-02-01', '2028-02-29', '2029-12-31', '2033-06-15']) {
        const next = nextScheduledDay(of, { from, after: null, made: 0 });
        const counted = days.find((day) => day >= from);
        if (counted) expect(next, `${every} ${unit} from ${from}`).toBe(counted);
      }
    }
  }
  expect(nextScheduledDay(schedule({ times: 3 }), { from: '2027-01-01', after: '2027-03-31', made: 3 })).toBeNull();
  expect(
    nextScheduledDay(schedule({ lastDay: '2027-02-27' }), { from: '2027-02-01', after: null, made: 1 }),
  ).toBeNull();
});

test('Over two years each month has its invoice, once, on its day, whether the house was open or stood still', async () => {
  const { admin, pass, again } = await stage('2027-01-01T09:00:00.000Z');
  const id = await addASeries(admin, { firstDay: '2027-01-31', dueDays: 10 });
  await pass(100);
  await pass(150, true);
  await pass(500);
  const days = await daysOf(await again(), id);
  expect(days).toEqual(firstDays(schedule(), 25).filter((day) => day <= '2028-12-31'));
  expect(days).toContain('2028-02-29');
  expect(new Set(days).size).toBe(days.length);
  const made = (await allInvoices(await again())).filter(({ dueDate }) => dueDate === '2028-03-10');
  expect(made).toHaveLength(1);
});

test('Two processes that come at once make one invoice; whoever wrote the series is told of it', async () => {
  const { app, admin } = await stage();
  const id = await addASeries(admin, { firstDay: '2026-03-03' });
  app.moveClock(daySeconds);
  const other = await openApp({ database: app.database });
  other.moveClock((app.services.now().getTime() - other.services.now().getTime()) / 1000);
  await Promise.all([app.app.runDueJobs(), other.app.runDueJobs()]);
  await other.close();
  const person = await app.signIn('admin');
  expect(await daysOf(person, id)).toEqual(['2026-03-03']);
  const { notifications } = await person.call(listNotifications, { query: {} });
  const { invoices } = await person.call(getInvoiceSeries, { parameters: { id } });
  const told = notifications.filter(({ kind }) => kind === 'invoice-made');
  expect(told).toMatchObject([{ entity: 'invoice', entityId: invoices[0]?.id, title: `#${invoices[0]?.id}` }]);
  const whole = await person.call(getInvoice, { parameters: { id: invoices[0]?.id ?? 0 } });
  expect(whole.origin).toEqual({ quoteId: null, seriesId: id });
});

test('A series ends with its last day or its number; what was made and deleted is not made again', async () => {
  const { admin, pass, again } = await stage();
  const counted = await addASeries(admin, { unit: 'week', firstDay: '2026-03-04', times: 3 });
  const until = await addASeries(admin, { unit: 'week', firstDay: '2026-03-04', lastDay: '2026-03-12' });
  await pass(3);
  const [first] = (await (await again()).call(getInvoiceSeries, { parameters: { id: counted } })).invoices;
  await (await again()).call(deleteInvoice, { query: { id: first?.id ?? 0 } });
  await pass(60);
  const person = await again();
  expect(await daysOf(person, counted)).toEqual(['2026-03-11', '2026-03-18']);
  expect(await daysOf(person, until)).toEqual(['2026-03-04', '2026-03-11']);
  const { series } = await person.call(getInvoiceSeries, { parameters: { id: counted } });
  expect(series).toMatchObject({ made: 3, nextOn: null, lastOn: '2026-03-18' });
});

test('What stands still while it is paused is not made later', async () => {
  const { admin, pass, again } = await stage();
  const id = await addASeries(admin, { unit: 'week', firstDay: '2026-03-04' });
  await pass(3);
  await (await again()).call(updateInvoiceSeries, { parameters: { id }, body: { isPaused: true } });
  await pass(20);
  await (await again()).call(updateInvoiceSeries, { parameters: { id }, body: { isPaused: false } });
  await pass(6);
  expect(await daysOf(await again(), id)).toEqual(['2026-03-04', '2026-03-25']);
});

test('What is to be sent goes out by mail, once', async () => {
  const { app, admin, again } = await stage();
  const id = await addASeries(admin, { firstDay: '2026-03-03', delivery: 'send' });
  app.moveClock(daySeconds);
  for (const _ of [1, 2, 3, 4]) {
    await app.app.runDueJobs().then(() => app.settle());
    app.moveClock(400);
  }
  const person = await again();
  const { invoices } = await person.call(getInvoiceSeries, { parameters: { id } });
  expect(invoices).toMatchObject([{ invoiceStatus: 'Sent', issuedDate: '2026-03-03' }]);
  const { messages } = await person.call(listMessages, { query: { perPage: 100 } });
  const sent = messages.filter(({ subject }) => subject === `Invoice #${invoices[0]?.id} from Atrium`);
  expect(sent).toHaveLength(1);
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('Everything that is done to a series can be undone, done again, and undone again', async () => {
  const { admin } = await stage();
  const deeds: Record<string, (id: number) => Promise<{ changeId: number | null }>> = {
    pausing: (id) => admin.call(updateInvoiceSeries, { parameters: { id }, body: { isPaused: true } }),
    changing: (id) =>
      admin.call(updateInvoiceSeries, { parameters: { id }, body: { unit: 'year', dueDays: 3, note: 'By boat' } }),
    deleting: (id) => admin.call(deleteInvoiceSeries, { parameters: { id } }),
  };
  for (const [deed, act] of Object.entries(deeds)) {
    const id = await addASeries(admin);
    const seen = async () => (await admin.send(getInvoiceSeries, { parameters: { id } })).body;
    await expectUndoable(admin, { deed, act: () => act(id), seen });
  }
});

test('What a series has made once is taken back without what it had made before', async () => {
  const { admin, pass, again } = await stage('2027-01-01T09:00:00.000Z');
  const id = await addASeries(admin, { firstDay: '2027-01-31', dueDays: 10 });
  await pass(31);
  await pass(31);
  const owner = await again();
  expect(await daysOf(owner, id)).toEqual(['2027-01-31', '2027-02-28']);
  const { changes } = await owner.call(listChanges, { query: { entity: 'invoice', action: 'create', perPage: 1 } });
  await owner.call(undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
  expect(await daysOf(owner, id)).toEqual(['2027-01-31']);
});
