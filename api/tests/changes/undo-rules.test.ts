import { updatePost } from '@atrium/contract/blog-posts';
import { changeOccurrences, eventKinds, listEvents, updateEvent } from '@atrium/contract/calendar';
import { undoChange } from '@atrium/contract/changes';
import { addChatGroupMembers } from '@atrium/contract/chat-groups';
import { updateInvoiceSeries } from '@atrium/contract/invoice-series';
import { addInvoicePayment, getInvoice, updateInvoice } from '@atrium/contract/invoices';
import * as mail from '@atrium/contract/mail';
import { listNotifications } from '@atrium/contract/notifications';
import * as quotes from '@atrium/contract/quotes';
import { suspendUser, updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { addAPost } from '../blog/posts.ts';
import { addAnEvent } from '../calendar/calendar.ts';
import { groupOf, writeIn } from '../chat/chat.ts';
import { openApp } from '../helper.ts';
import { addAQuote, addASeries } from '../invoices/billing.ts';
import { addAnInvoice, aLine } from '../invoices/invoices.ts';
import { letter } from '../mail/mail.ts';
import { addSomebody, newcomer } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp({ settings: { accessTokenSeconds: 10_000_000 } });
const admin = await app.signIn('admin');

function refuse(person: Person, changeId: number | null) {
  return person.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
}

test('What a client has answered to is not written anew by undo, and the answer is taken back', async () => {
  const id = await addAQuote(admin);
  const parameters = { id };
  await admin.call(quotes.markQuoteSent, { parameters });
  const body = { lines: [aLine({ costCents: 40_000 })] };
  const { changeId, quote } = await admin.call(quotes.updateQuote, { parameters, body });
  const answer = { answer: 'accepted' as const, name: 'Amara' };
  const answered = await admin.call(quotes.answerQuote, { parameters, body: answer });
  await refuse(admin, changeId);
  expect((await admin.call(quotes.getQuote, { parameters })).quote).toEqual(answered.quote);
  await admin.call(undoChange, { parameters: { id: answered.changeId } });
  expect((await admin.call(quotes.getQuote, { parameters })).quote).toEqual(quote);
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
});

test('An invoice on which something was paid stays in its currency', async () => {
  const { id } = await addAnInvoice(admin);
  const parameters = { id };
  const body = { currency: 'EUR' as const, rateMillionths: 1_100_000 };
  const { changeId } = await admin.call(updateInvoice, { parameters, body });
  const payment = { paidOn: '2026-03-02', amountCents: 5_000, method: 'Cash' as const, note: '' };
  const paid = await admin.call(addInvoicePayment, { parameters, body: payment });
  await refuse(admin, changeId);
  expect((await admin.call(getInvoice, { parameters })).invoice.currency).toBe('EUR');
  await admin.call(undoChange, { parameters: { id: paid.changeId } });
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await admin.call(getInvoice, { parameters })).invoice.currency).toBe('USD');
});

test('A series is not moved back over occurrences that were left out or changed since', async () => {
  const person = await newcomer(app);
  const { id } = await addAnEvent(person, { recurrence: 'FREQ=DAILY;COUNT=4', timeZone: 'UTC' });
  const eleven = { start: '2026-03-02T11:00:00.000Z', end: '2026-03-02T12:00:00.000Z' };
  const moved = await person.call(updateEvent, { body: { event: { id, ...eleven } } });
  const undone = await person.call(undoChange, { parameters: { id: moved.changeId ?? 0 } });
  const again = await person.call(undoChange, { parameters: { id: undone.changes[0]?.id ?? 0 } });
  const change = (originalStart: string, changes: object | null) =>
    person.call(changeOccurrences, { parameters: { id }, body: { originalStart, scope: 'this', changes } });
  await change('2026-03-03T11:00:00.000Z', null);
  await change('2026-03-04T11:00:00.000Z', { title: 'Singly' });
  await refuse(person, again.changes[0]?.id ?? 0);
  const range = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-10T00:00:00.000Z' };
  const events = await person.call(listEvents, { query: { calendars: [...eventKinds], ...range } });
  expect(events.map(({ start }) => start.slice(8, 13))).toEqual(['02T11', '04T11', '05T11']);
});

test('What lies in the trash is not sent by undo', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const to = [{ name: '', email: other.email }];
  const body = { ...letter, to, sendAt: app.inSeconds(3_600) };
  const { email } = await one.call(mail.sendMail, { body });
  const parameters = { id: email.id };
  const cancelled = await one.call(mail.cancelMail, { parameters });
  const deleted = await one.call(mail.deleteMailDraft, { parameters });
  await refuse(one, cancelled.changeId);
  await one.call(undoChange, { parameters: { id: deleted.changeId } });
  await one.call(undoChange, { parameters: { id: cancelled.changeId } });
  const { emails } = await one.call(mail.listMails, { query: { folder: 'scheduled' } });
  expect(emails).toMatchObject([{ id: email.id, sending: { at: body.sendAt } }]);
  await app.later(3_601);
  expect((await other.call(mail.listMails, { query: {} })).total).toBe(1);
});

test('A post that is published waits for no moment', async () => {
  const { post } = await addAPost(admin);
  const update = (body: object) => admin.call(updatePost, { parameters: { id: post.id }, body });
  await update({ publishAt: app.inSeconds(1_000_000) });
  const { changeId } = await update({ publishAt: null });
  await update({ status: 'Published' });
  await refuse(admin, changeId);
});

test('Whoever is taken out of a group by undo is told of nothing that was said there', async () => {
  const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const id = await groupOf(one, [other], 'Quay');
  const body = { memberIds: [third.accountId] };
  const { changeId } = await one.call(addChatGroupMembers, { parameters: { id }, body });
  await writeIn(one, id, `Hello @${third.username}`);
  await app.later(6);
  const told = async () => (await third.call(listNotifications, { query: {} })).notifications.length;
  expect(await told()).toBe(1);
  await one.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await told()).toBe(0);
});

test('A series ends on a day or after so many invoices, never both', async () => {
  const parameters = { id: await addASeries(admin, { times: 5 }) };
  const update = (body: object) => admin.call(updateInvoiceSeries, { parameters, body });
  const { changeId } = await update({ times: null });
  await update({ lastDay: '2026-12-31' });
  await refuse(admin, changeId);
  await update({ note: 'Still changed' });
});

test('Whoever was suspended since stays so', async () => {
  const { id } = await addSomebody(admin, { status: 'active' });
  const parameters = { id };
  const { changeId } = await admin.call(updateUser, { parameters, body: { status: 'inactive' } });
  await admin.call(suspendUser, { parameters });
  await refuse(admin, changeId);
});
