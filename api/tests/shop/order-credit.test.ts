import { undoChange } from '@atrium/contract/changes';
import { listCreditNotes } from '@atrium/contract/credit-note-list';
import {
  addCreditNote,
  deleteCreditNote,
  downloadCreditNote,
  getCreditable,
  getCreditNote,
} from '@atrium/contract/credit-notes';
import { lineTotals } from '@atrium/contract/invoice-totals';
import {
  addInvoicePayment,
  deleteInvoice,
  duplicateInvoice,
  getInvoice,
  markInvoiceSent,
  updateInvoice,
} from '@atrium/contract/invoices';
import * as steps from '@atrium/contract/order-steps';
import { getOrder } from '@atrium/contract/orders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueOpen } from '../invoices/ageing.ts';
import { aLine, payment, wholeInvoice } from '../invoices/invoices.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import { order } from './shop.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** An order that nobody has paid yet, and its invoice, which is a draft. */
async function drafted() {
  const { id, total } = await order(await newcomer(app), 6, 3);
  const call = { parameters: { id } };
  const { invoiceId } = await admin.call(steps.invoiceOrder, call);
  return { id, call, invoiceId, ofInvoice: { parameters: { id: invoiceId } }, total: Math.round(total * 100) };
}

/** The same, and the invoice was sent. */
async function invoiced() {
  const one = await drafted();
  await admin.call(markInvoiceSent, one.ofInvoice);
  return one;
}

const refundOf = (amountCents: number) => ({ body: { amountCents, reason: 'A dent' } });

/** Without what the provider of payments holds: what was released there is not held again by an undo. */
async function seenOf({ call, invoiceId }: Awaited<ReturnType<typeof invoiced>>) {
  const { paymentState: _, ...order } = (await admin.call(getOrder, call)).order;
  return [order, await wholeInvoice(admin, invoiceId)];
}

test('A refund and a cancellation can be undone, done again, and undone again, on the invoice too', async () => {
  const one = await invoiced();
  const seen = () => seenOf(one);
  await expectUndoable(admin, { deed: 'cancelling', act: () => admin.call(steps.cancelOrder, one.call), seen });
  await admin.call(steps.payOrder, one.call);
  const refund = () => admin.call(steps.refundOrder, { ...one.call, ...refundOf(300) });
  await expectUndoable(admin, { deed: 'refunding', act: refund, seen });
});

test('An order that was refunded before it got an invoice owes nothing on it either', async () => {
  const { id } = await order(await newcomer(app), 6);
  const call = { parameters: { id } };
  const { order: paid } = await admin.call(steps.payOrder, call);
  const total = Math.round(paid.total * 100);
  for (const cents of [100, 250]) await admin.call(steps.refundOrder, { ...call, ...refundOf(cents) });
  const { invoiceId } = await admin.call(steps.invoiceOrder, call);
  const { invoice } = await wholeInvoice(admin, invoiceId);
  expect(invoice).toMatchObject({ invoiceStatus: 'Paid', balanceCents: 0, creditCents: 350, paidCents: total - 350 });
});

test('What was paid in part on the invoice of an order that is cancelled is credit, and nobody owes it again once it is given back', async () => {
  const { call, invoiceId, ofInvoice, total } = await invoiced();
  const pay = (amountCents: number) =>
    admin.call(addInvoicePayment, { ...ofInvoice, body: { ...payment, amountCents } });
  await pay(200);
  await admin.call(steps.cancelOrder, call);
  const { invoice } = await wholeInvoice(admin, invoiceId);
  expect(invoice).toMatchObject({ creditCents: total, paidCents: 200, balanceCents: -200, invoiceStatus: 'Paid' });
  const { invoice: givenBack } = await pay(-200);
  expect(givenBack).toMatchObject({ creditCents: total, paidCents: 0, balanceCents: 0, invoiceStatus: 'Paid' });
});

/** Deletes its invoice, does something to the order a second later, and answers what brings the invoice back. */
async function whileDeleted({ ofInvoice }: Awaited<ReturnType<typeof invoiced>>, act: () => Promise<unknown>) {
  const { changeId } = await admin.call(deleteInvoice, { query: ofInvoice.parameters });
  app.moveClock(1);
  await act();
  return () => undo(admin, changeId);
}

test('An invoice that comes back says that its order was paid, given back in part, or cancelled while it was deleted', async () => {
  const paid = await invoiced();
  const bringBack = await whileDeleted(paid, async () => {
    await admin.call(steps.payOrder, paid.call);
    await admin.call(steps.refundOrder, { ...paid.call, ...refundOf(300) });
  });
  await bringBack();
  const { invoice, payments } = await wholeInvoice(admin, paid.invoiceId);
  expect(payments).toMatchObject([{ amountCents: paid.total }, { amountCents: -300 }]);
  expect(invoice).toMatchObject({ creditCents: 300, balanceCents: 0, invoiceStatus: 'Paid' });

  const cancelled = await invoiced();
  const bringTheOther = await whileDeleted(cancelled, () => admin.call(steps.cancelOrder, cancelled.call));
  const change = { act: async () => ({ changeId: await bringTheOther() }), deed: 'bringing it back' };
  const seen = async () => (await admin.send(getInvoice, cancelled.ofInvoice)).body;
  await expectUndoable(admin, { ...change, seen });
});

test('What was carried to an invoice before it was deleted is not carried there twice', async () => {
  const one = await invoiced();
  await admin.call(steps.payOrder, one.call);
  const before = await seenOf(one);
  app.moveClock(1);
  const bringBack = await whileDeleted(one, () => admin.call(steps.shipOrder, { ...one.call, body: {} }));
  await bringBack();
  const [, invoice] = await seenOf(one);
  expect(invoice).toEqual(before[1]);
});

test('A cancellation is not taken back of an order alone whose invoice came back since and owes nothing', async () => {
  const one = await invoiced();
  const { changeId } = await admin.call(deleteInvoice, { query: one.ofInvoice.parameters });
  app.moveClock(1);
  const cancelled = await admin.call(steps.cancelOrder, one.call);
  const back = await undo(admin, changeId);
  await admin.refused(409, undoChange, { parameters: { id: cancelled.changeId } });
  await undo(admin, back);
  await undo(admin, cancelled.changeId);
  expect((await admin.call(getOrder, one.call)).order).toMatchObject({ state: 'pending', invoiceId: null });
});

test('A credit is kept by an edit, is not written by one, and is none of a copy', async () => {
  const { call, invoiceId, ofInvoice, total } = await invoiced();
  await admin.call(steps.cancelOrder, call);
  const body = { note: 'Cancelled by phone', creditCents: 1 };
  await admin.send(updateInvoice, { ...ofInvoice, body });
  await admin.call(updateInvoice, { ...ofInvoice, body: { note: 'Cancelled by letter' } });
  const { invoice } = await wholeInvoice(admin, invoiceId);
  expect(invoice).toMatchObject({ note: 'Cancelled by letter', creditCents: total, balanceCents: 0 });
  const copy = await admin.call(duplicateInvoice, { ...ofInvoice, body: {} });
  expect(copy.invoice).toMatchObject({ creditCents: 0, balanceCents: total, invoiceStatus: 'Draft' });
});

test('An invoice comes to no less than was credited of it, by an edit nor by undoing one', async () => {
  const { call, ofInvoice, total } = await drafted();
  const linesOf = (costCents: number) => ({ lines: [aLine({ costCents, quantityThousandths: 1_000 })] });
  const edit = (costCents: number) => ({ ...ofInvoice, body: linesOf(costCents) });
  const { changeId } = await admin.call(updateInvoice, edit(total + 100));
  await admin.call(steps.cancelOrder, call);
  const { detail } = await admin.refused(409, updateInvoice, edit(total + 99));
  expect(detail).toBe('This invoice cannot come to less than was credited of it.');
  await expect(undo(admin, changeId)).rejects.toThrow();
  const { invoice } = await admin.call(updateInvoice, edit(total + 500));
  expect(invoice).toMatchObject({ creditCents: total + 100, balanceCents: 400 });
});

/** The credit notes of an invoice, the earliest first, with their lines. */
async function notesOf(invoiceId: number) {
  const query = { invoiceId, sortColumn: 'id', sort: 'asc' } as const;
  const { creditNotes } = await admin.call(listCreditNotes, { query });
  return Promise.all(creditNotes.map(({ id }) => admin.call(getCreditNote, { parameters: { id } })));
}

test('What an order gives back has a credit note with its part of the tax, on the order and the invoice, until it is undone', async () => {
  const { call, invoiceId } = await invoiced();
  await admin.call(steps.payOrder, call);
  const { changeId } = await admin.call(steps.refundOrder, { ...call, ...refundOf(1_000) });
  const [note, ...others] = await notesOf(invoiceId);
  expect(others).toEqual([]);
  expect(note?.creditNote).toMatchObject({ totalCents: 1_000, reason: 'A dent', issuedDate: '2026-03-02' });
  const { invoice } = await wholeInvoice(admin, invoiceId);
  const share = (invoice.taxCents / invoice.totalCents) * 1_000;
  expect(Math.abs((note?.creditNote.taxCents ?? 0) - share)).toBeLessThanOrEqual(1);
  const { order: refunded } = await admin.call(getOrder, call);
  expect(refunded.creditNotes).toEqual([{ id: note?.creditNote.id, totalCents: 1_000 }]);
  await undo(admin, changeId);
  expect(await notesOf(invoiceId)).toEqual([]);
  expect((await admin.call(getOrder, call)).order.creditNotes).toEqual([]);
});

test('Pieces that came back are credited as so many of their line, and what else was given back of all of it', async () => {
  const { call, invoiceId } = await invoiced();
  await admin.call(steps.payOrder, call);
  const { lines, invoice } = await wholeInvoice(admin, invoiceId);
  const [first] = lines;
  if (!first) throw new Error('The invoice has no line.');
  const net = lineTotals(first);
  const restock = [{ position: 0, quantity: 1 }];
  const amountCents = net.netCents + net.taxCents + 200;
  await admin.call(steps.refundOrder, { ...call, body: { amountCents, reason: 'It came back', restock } });
  const [note] = await notesOf(invoiceId);
  expect(note?.lines[0]).toMatchObject({ line: 1, item: first.item, quantityThousandths: 1_000, ...netOf(net) });
  expect(note?.creditNote.totalCents).toBe(amountCents);
  const rest = { ...call, body: { amountCents: invoice.totalCents - amountCents, reason: 'All of it' } };
  await admin.call(steps.refundOrder, rest);
  const both = await notesOf(invoiceId);
  const sumOf = (field: 'subtotalCents' | 'taxCents') => both.reduce((sum, each) => sum + each.creditNote[field], 0);
  expect([sumOf('subtotalCents'), sumOf('taxCents')]).toEqual([invoice.subtotalCents, invoice.taxCents]);
});

const netOf = ({ netCents }: { netCents: number }) => ({ netCents });

test('A cancelled order credits its invoice with a note that says why, and a draft, which nobody has, without one', async () => {
  const sent = await invoiced();
  const { changeId } = await admin.call(steps.cancelOrder, sent.call);
  const [note] = await notesOf(sent.invoiceId);
  expect(note?.creditNote).toMatchObject({
    totalCents: sent.total,
    reason: `Order ${sent.id} was cancelled.`,
    state: 'draft',
  });
  await undo(admin, changeId);
  expect(await notesOf(sent.invoiceId)).toEqual([]);

  const { call, invoiceId, total } = await drafted();
  await admin.call(steps.cancelOrder, call);
  expect(await notesOf(invoiceId)).toEqual([]);
  expect((await wholeInvoice(admin, invoiceId)).invoice).toMatchObject({ creditCents: total, balanceCents: 0 });
});

test('A refund is not undone while its credit note is with somebody, and the note is not deleted alone', async () => {
  const { call, invoiceId } = await invoiced();
  await admin.call(steps.payOrder, call);
  const { changeId } = await admin.call(steps.refundOrder, { ...call, ...refundOf(500) });
  const [note] = await notesOf(invoiceId);
  const parameters = { id: note?.creditNote.id ?? 0 };
  await admin.refused(409, deleteCreditNote, { parameters });
  const { changeId: downloaded } = await admin.call(downloadCreditNote, { parameters });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
  expect((await admin.call(getOrder, call)).order.refunded).toBe(5);
  await undo(admin, downloaded ?? 0);
  await undo(admin, changeId);
  expect((await admin.call(getOrder, call)).order).toMatchObject({ refunded: 0, creditNotes: [] });
});

test('All that is left of an invoice is less what was credited of it without a note, its tax in the same part', async () => {
  const { call, ofInvoice, total } = await drafted();
  await admin.call(steps.cancelOrder, call);
  const lines = [aLine({ costCents: total + 1_000, quantityThousandths: 1_000, taxBasisPoints: 2_000 })];
  const { invoice } = await admin.call(updateInvoice, { ...ofInvoice, body: { lines } });
  await admin.call(markInvoiceSent, ofInvoice);
  const left = invoice.totalCents - total;
  const { creditNote } = await admin.call(addCreditNote, { ...ofInvoice, body: {} });
  expect(creditNote).toMatchObject({ totalCents: left, taxCents: Math.round(left / 6) });
  await admin.refused(409, addCreditNote, { ...ofInvoice, body: {} });
  expect((await admin.call(getCreditable, ofInvoice)).leftCents).toBe(0);
});

const cents = fc.integer({ min: 1, max: 40_000 });
const deed = fc.oneof(
  fc.record({ pay: cents }),
  fc.record({ refund: cents }),
  fc.constant({ step: steps.payOrder }),
  fc.constant({ step: steps.cancelOrder }),
  fc.constant({ undo: true }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

/** Does it if it is possible; answers the change to undo. */
async function attempt(
  { call, ofInvoice }: Awaited<ReturnType<typeof invoiced>>,
  done: Deed,
  last: number | undefined,
): Promise<number | null> {
  if ('undo' in done) {
    if (last !== undefined) await undo(admin, last);
    return null;
  }
  const { status, text } =
    'pay' in done
      ? await admin.send(addInvoicePayment, {
          ...ofInvoice,
          body: { ...payment, amountCents: done.pay, mayExceedDue: true },
        })
      : 'refund' in done
        ? await admin.send(steps.refundOrder, { ...call, ...refundOf(done.refund) })
        : await admin.send(done.step, call);
  return status === 201 ? JSON.parse(text).changeId : null;
}

test('Whatever is paid, given back, cancelled and undone: who has settled the invoice has paid the order, and nobody owes a cancelled one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 10 }), async (deeds) => {
      const one = await invoiced();
      const changes: number[] = [];
      for (const each of deeds) {
        const changeId = await attempt(one, each, 'undo' in each ? changes.pop() : undefined);
        if (changeId !== null) changes.push(changeId);
        const [{ order: now }, { invoice }] = [
          await admin.call(getOrder, one.call),
          await wholeInvoice(admin, one.invoiceId),
        ];
        const { totalCents, paidCents, creditCents, balanceCents } = invoice;
        expect(balanceCents).toBe(totalCents - paidCents - creditCents);
        expect(creditCents).toBeLessThanOrEqual(totalCents);
        expect({ isOwed: balanceCents > 0 }).toEqual({ isOwed: now.state !== 'cancelled' && now.paidAt === null });
      }
    }),
    { numRuns: 15 },
  );
  await expectTrueCounts(app.engine.read, invoicesIndex);
  await expectTrueOpen(app.engine.read);
});

test('What an invoice says that was written since is not taken back of its order alone', async () => {
  const { id } = await order(await newcomer(app), 6);
  const call = { parameters: { id } };
  const paid = await admin.call(steps.payOrder, call);
  const refunded = await admin.call(steps.refundOrder, { ...call, ...refundOf(300) });
  const invoice = await admin.call(steps.invoiceOrder, call);
  for (const { changeId } of [refunded, paid]) await admin.refused(409, undoChange, { parameters: { id: changeId } });
  expect((await admin.call(getOrder, call)).order).toMatchObject({ state: 'paid', refunded: 3 });
  for (const { changeId } of [invoice, refunded, paid]) await undo(admin, changeId);
  expect((await admin.call(getOrder, call)).order).toMatchObject({ state: 'pending', refunded: 0, invoiceId: null });
});
