import { undoChange } from '@atrium/contract/changes';
import { deleteInvoice } from '@atrium/contract/invoices';
import { deleteQuote, getQuote, makeInvoiceOfQuote, updateQuote } from '@atrium/contract/quotes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { undo } from '../changes/undoing.ts';
import { openApp, type TestApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { addAQuote } from './billing.ts';
import { addAnInvoice, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function standing({ engine }: TestApp, quoteId: number): Promise<number[]> {
  const rows = engine.read.selectFrom('invoices').select('id').where('quoteId', '=', quoteId);
  return (await rows.where('deletedAt', 'is', null).orderBy('id').execute()).map(({ id }) => id);
}

async function named(person: Person, quoteId: number): Promise<number | null> {
  return (await person.call(getQuote, { parameters: { id: quoteId } })).quote.invoiceId;
}

/** A quote, and the deletions of the two invoices that were made of it one after the other. */
async function twoDeleted() {
  const id = await addAQuote(admin);
  const made = { parameters: { id } };
  const first = await admin.call(makeInvoiceOfQuote, made);
  const firstGone = await admin.call(deleteInvoice, { query: { id: first.invoiceId } });
  const second = await admin.call(makeInvoiceOfQuote, made);
  const secondGone = await admin.call(deleteInvoice, { query: { id: second.invoiceId } });
  return { id, made, first, second, firstGone, secondGone };
}

test('Of two invoices of a quote that were deleted one comes back, and the quote names it and gets no third', async () => {
  const { id, made, first, second, firstGone, secondGone } = await twoDeleted();
  const back = await undo(admin, firstGone.changeId);
  expect([await standing(app, id), await named(admin, id)]).toEqual([[first.invoiceId], first.invoiceId]);
  const other = await admin.refused(409, undoChange, { parameters: { id: secondGone.changeId } });
  expect(other.detail).toBe(
    `The quote of this invoice has another one by now, #${first.invoiceId}. Delete that first.`,
  );
  const again = await admin.refused(409, makeInvoiceOfQuote, made);
  expect(again.detail).toBe(`This quote has become invoice #${first.invoiceId} already.`);

  await undo(admin, back);
  expect([await standing(app, id), await named(admin, id)]).toEqual([[], null]);
  await undo(admin, secondGone.changeId);
  expect([await standing(app, id), await named(admin, id)]).toEqual([[second.invoiceId], second.invoiceId]);
});

test('What made an invoice beside one that was deleted can be undone and done again', async () => {
  const { id, second, secondGone } = await twoDeleted();
  await undo(admin, secondGone.changeId);
  const undone = await undo(admin, second.changeId);
  expect(await standing(app, id)).toEqual([]);
  await undo(admin, undone);
  expect([await standing(app, id), await named(admin, id)]).toEqual([[second.invoiceId], second.invoiceId]);
});

test('A quote whose invoice was deleted is open again: it names none, can be changed, and becomes another', async () => {
  const id = await addAQuote(admin);
  const parameters = { id };
  const { invoiceId } = await admin.call(makeInvoiceOfQuote, { parameters });
  await admin.refused(409, updateQuote, { parameters, body: { note: 'Too late' } });
  await admin.call(deleteInvoice, { query: { id: invoiceId } });
  expect(await named(admin, id)).toBeNull();
  await admin.call(updateQuote, { parameters, body: { note: 'In time' } });
  const again = await admin.call(makeInvoiceOfQuote, { parameters });
  expect(await named(admin, id)).toBe(again.invoiceId);
});

test('A quote that was deleted meanwhile names the invoice that came back when it does', async () => {
  const { id, first, firstGone } = await twoDeleted();
  const { changeId } = await admin.call(deleteQuote, { parameters: { id } });
  await undo(admin, firstGone.changeId);
  await undo(admin, changeId);
  expect(await named(admin, id)).toBe(first.invoiceId);
  await admin.refused(409, makeInvoiceOfQuote, { parameters: { id } });
});

test('Two processes that make, bring back and do again at once leave one invoice of a quote', async () => {
  const there = await openApp({ database: app.database });
  const other = await there.signIn('admin');
  const { id, made, firstGone, secondGone } = await twoDeleted();
  const answers = await Promise.all([
    other.send(undoChange, { parameters: { id: firstGone.changeId } }),
    admin.send(makeInvoiceOfQuote, made),
    other.send(makeInvoiceOfQuote, made),
    admin.send(undoChange, { parameters: { id: secondGone.changeId } }),
  ]);
  await there.close();
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const left = await standing(app, id);
  expect(left).toHaveLength(1);
  expect(await named(admin, id)).toBe(left[0]);
});

test('The database itself takes no second one', async () => {
  const id = await addAQuote(admin);
  await admin.call(makeInvoiceOfQuote, { parameters: { id } });
  const written = await addAnInvoice(admin);
  const second = app.engine.write((transaction) =>
    transaction.updateTable('invoices').set({ quoteId: id }).where('id', '=', written.id).execute(),
  );
  await expect(second).rejects.toThrow(/unique/i);
});

test('Where several stood before, the one that the quote names is of it, and no invoice is lost', async () => {
  const old = await openApp();
  const person = await old.signIn('admin');
  const [one, other, gone] = [await addAQuote(person), await addAQuote(person), await addAQuote(person)];
  const madeOf = async (id: number) => (await person.call(makeInvoiceOfQuote, { parameters: { id } })).invoiceId;
  const written = [await addAnInvoice(person), await addAnInvoice(person), await addAnInvoice(person)];
  const [first, second, third] = written.map(({ id }) => id);
  const [ofOne, ofOther, ofGone] = [await madeOf(one), await madeOf(other), await madeOf(gone)];
  for (const id of [ofOther, ofGone]) await person.call(deleteInvoice, { query: { id } });
  await old.engine.write(async (transaction) => {
    await sql`drop index invoice_of_a_quote`.execute(transaction);
    await sql`delete from migrations where name = '0086-one-invoice-of-a-quote'`.execute(transaction);
    await sql`update invoices set quote_id = ${one} where id = ${first}`.execute(transaction);
    await sql`update invoices set quote_id = ${other} where id in (${second}, ${third})`.execute(transaction);
  });
  expect(await migrate(old.engine)).toEqual(['0086-one-invoice-of-a-quote']);
  expect([await standing(old, one), await standing(old, other), await standing(old, gone)]).toEqual([
    [ofOne],
    [second],
    [],
  ]);
  expect([await named(person, one), await named(person, other), await named(person, gone)]).toEqual([
    ofOne,
    second,
    null,
  ]);
  for (const { id } of [...written, { id: ofOne }]) expect((await wholeInvoice(person, id)).invoice.id).toBe(id);
});
