import { undoChange } from '@atrium/contract/changes';
import { listInvoices } from '@atrium/contract/invoice-list';
import { updateReminderSettings } from '@atrium/contract/invoice-reminders';
import { addInvoicePayment, deleteInvoice, updateInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { documentFonts } from '@atrium/node/document-fonts';
import { expect, test } from 'vitest';
import type { Services } from '../../src/services.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp, type TestApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { addAPastDueInvoice } from './billing.ts';
import { aClient, addAnInvoice, payment, wholeInvoice } from './invoices.ts';

const daySeconds = 86_400;

/** A house on 2 March 2026 at nine, with reminders after 7 and 14 days. */
async function stage(days = [7, 14], services: Partial<Services> = {}) {
  const app = await openApp({ services });
  app.moveClock((Date.parse('2026-03-02T09:00:00.000Z') - app.services.now().getTime()) / 1000);
  const admin = await app.signIn('admin');
  await admin.call(updateReminderSettings, { body: { isOn: true, days } });
  return { app, admin, pass: (count: number, isStill = false) => pass(app, count, isStill) };
}

/** Days pass, and on each the house does what is due: or only on the last of them, when it stood still. */
async function pass(app: TestApp, days: number, isStill = false): Promise<void> {
  for (let day = 1; day <= days; day += 1) {
    app.moveClock(daySeconds);
    if (!isStill || day === days) await work(app);
  }
}

/** What the morning finds is sent in the minutes after it. */
async function work(app: TestApp): Promise<void> {
  for (const seconds of [0, 120, 600]) {
    app.moveClock(seconds);
    await app.app.runDueJobs().then(() => app.settle());
  }
  app.moveClock(-720);
}

async function remindersOf(app: TestApp, id: number): Promise<string[]> {
  const { messages } = await (await app.signIn('admin')).call(listMessages, { query: { perPage: 100 } });
  return messages
    .filter(({ subject }) => subject.startsWith(`Reminder: invoice #${id} `))
    .map(({ createdAt }) => createdAt.slice(0, 10))
    .toSorted();
}

const listed = async (person: Person, id: number) =>
  (await person.call(listInvoices, { query: { q: `${id}`, allData: false } })).invoices.find((one) => one.id === id);

test('Each step is sent once, on its day in the morning, with the PDF and a secret address', async () => {
  const { app, admin, pass } = await stage();
  const id = await addAPastDueInvoice(admin, '2026-03-05');
  await pass(9);
  expect(await remindersOf(app, id)).toEqual([]);
  await pass(25);
  expect(await remindersOf(app, id)).toEqual(['2026-03-12', '2026-03-19']);
  const person = await app.signIn('admin');
  expect(await listed(person, id)).toMatchObject({ reminders: 2, remindedAt: expect.stringMatching(/^2026-03-19/) });
  const { messages } = await person.call(listMessages, { query: { perPage: 100 } });
  const letters = messages.filter(({ subject }) => subject.startsWith(`Reminder: invoice #${id} `));
  for (const { body, attachments } of letters) {
    expect(body).toContain('/document?token=');
    expect(attachments).toMatchObject([{ name: `invoice-${id}.pdf` }]);
  }
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('What is old when they are switched on is not reminded of; after a pause only the latest step is sent', async () => {
  const { app, admin, pass } = await stage([7, 14, 60]);
  const old = await addAPastDueInvoice(admin, '2026-01-20');
  const missed = await addAPastDueInvoice(admin, '2026-03-01');
  await pass(3);
  await pass(20, true);
  await pass(3);
  expect(await remindersOf(app, missed)).toEqual(['2026-03-25']);
  expect(await remindersOf(app, old)).toEqual(['2026-03-25']);
});

test('Nobody is reminded of what is paid, a draft, deleted, left out, or whose client is left out', async () => {
  const { app, admin, pass } = await stage();
  const due = '2026-03-05';
  const [paid, gone, left] = [
    await addAPastDueInvoice(admin, due),
    await addAPastDueInvoice(admin, due),
    await addAPastDueInvoice(admin, due),
  ];
  const { id: draft } = await addAnInvoice(admin, { issuedDate: '2026-01-01', dueDate: due });
  const ofClient = await addAPastDueInvoice(admin, due, { client: aClient() });
  const wanted = await addAPastDueInvoice(admin, due);
  const { client } = (await wholeInvoice(admin, ofClient)).invoice;
  await admin.call(updateReminderSettings, { body: { leftOutIds: [client.id] } });
  await admin.call(updateInvoice, { parameters: { id: left }, body: { isReminded: false } });
  await admin.call(deleteInvoice, { query: { id: gone } });
  const body = { ...payment, amountCents: 19_000 };
  await admin.call(addInvoicePayment, { parameters: { id: paid }, body });
  await pass(20);
  for (const id of [paid, gone, left, draft, ofClient]) expect(await remindersOf(app, id)).toEqual([]);
  expect(await remindersOf(app, wanted)).toEqual(['2026-03-12', '2026-03-19']);
});

test('What is paid between the morning and its turn is not reminded of', async () => {
  const { app, admin } = await stage();
  const ids = [await addAPastDueInvoice(admin, '2026-03-05'), await addAPastDueInvoice(admin, '2026-03-05')];
  app.moveClock(10 * daySeconds);
  await app.app.runDueJobs().then(() => app.settle());
  const person = await app.signIn('admin');
  const body = { ...payment, amountCents: 19_000 };
  for (const id of ids) await person.call(addInvoicePayment, { parameters: { id }, body });
  await work(app);
  for (const id of ids) expect(await remindersOf(app, id)).toEqual([]);
});

test('A letter that could not be made is made later, once', async () => {
  let tries = 0;
  const work: Promise<void>[] = [];
  const { app, admin } = await stage([7], {
    async documentFonts() {
      tries += 1;
      if (tries > 2) return documentFonts();
      throw new Error('The disk is gone.');
    },
    background: (promise) => void work.push(promise.catch(() => undefined)),
  });
  const id = await addAPastDueInvoice(admin, '2026-03-05');
  app.moveClock(10 * daySeconds);
  for (const seconds of [0, 1, 400, 400, 400, 400]) {
    app.moveClock(seconds);
    await app.app.runDueJobs();
    await Promise.all(work);
  }
  expect(tries).toBe(3);
  expect(await remindersOf(app, id)).toEqual(['2026-03-12']);
});

test('Two processes that come at once send one reminder', async () => {
  const { app, admin } = await stage();
  const id = await addAPastDueInvoice(admin, '2026-03-05');
  app.moveClock(10 * daySeconds);
  const other = await openApp({ database: app.database });
  other.moveClock((app.services.now().getTime() - other.services.now().getTime()) / 1000);
  for (const seconds of [0, 1, 400, 400]) {
    for (const house of [app, other]) house.moveClock(seconds);
    await Promise.all([app.app.runDueJobs(), other.app.runDueJobs()]);
    await Promise.all([app.settle(), other.settle()]);
  }
  await other.close();
  expect(await remindersOf(app, id)).toEqual(['2026-03-12']);
});

test('A step that was sent is not sent again when its days become others, or those of the invoice', async () => {
  const { app, admin, pass } = await stage([7]);
  const id = await addAPastDueInvoice(admin, '2026-03-05');
  await pass(11);
  expect(await remindersOf(app, id)).toHaveLength(1);
  const person = await app.signIn('admin');
  await person.call(updateInvoice, { parameters: { id }, body: { dueDate: '2026-03-08' } });
  await person.call(updateReminderSettings, { body: { days: [8] } });
  await pass(20);
  expect(await remindersOf(app, id)).toHaveLength(1);
});

test('Switched off, nothing is sent; the settings are undone, done again, and undone again', async () => {
  const { app, admin, pass } = await stage();
  const id = await addAPastDueInvoice(admin, '2026-03-05');
  const { changeId } = await admin.call(updateReminderSettings, { body: { isOn: false } });
  await pass(8);
  expect(await remindersOf(app, id)).toEqual([]);
  const person = await app.signIn('admin');
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  await pass(3);
  expect(await remindersOf(app, id)).toEqual(['2026-03-12']);
  const again = await app.signIn('admin');
  await expectUndoable(again, {
    deed: 'changing the reminders',
    act: () => again.call(updateReminderSettings, { body: { days: [2, 5, 9], leftOutIds: [1] } }),
    seen: async () => (await again.call(updateReminderSettings, { body: {} })).settings,
  });
});

test('Whoever may change invoices turns them on, and whoever may only read them does not', async () => {
  const { app, admin } = await stage();
  const { person: writer } = await personWith(app, admin, ['finance:read', 'finance:write']);
  const { person: reader } = await personWith(app, admin, ['finance:read']);
  await writer.call(updateReminderSettings, { body: { isOn: false } });
  await reader.refused(403, updateReminderSettings, { body: { isOn: true } });
});
