import { allThatIsLeft, type CreditedLine, creditedLines, linesLeft } from '@atrium/contract/credit-note-amounts';
import { creditNoteDocument } from '@atrium/contract/credit-note-document';
import { listCreditNotes } from '@atrium/contract/credit-note-list';
import { creditedFor, creditedWithin } from '@atrium/contract/credit-note-sums';
import * as routes from '@atrium/contract/credit-notes';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { deleteInvoice, deleteInvoices, markInvoiceSent, updateInvoice } from '@atrium/contract/invoices';
import * as steps from '@atrium/contract/order-steps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditNotesIndex } from '../../src/features/invoices/credit-notes/credit-notes.list.ts';
import { creditNotePdfOf } from '../../src/features/invoices/files/invoice-files.ts';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import { order } from '../shop/shop.ts';
import { expectTrueOpen } from './ageing.ts';
import { addACreditNote, anIssuedInvoice } from './credit-notes.ts';
import { balances } from './credits.ts';
import { readPdf } from './documents.ts';
import { addAnInvoice, aLine, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const arbitraryLine = fc.record({
  item: fc.constant('Rope'),
  description: fc.constant(''),
  costCents: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantityThousandths: fc.integer({ min: 1, max: 10_000_000 }),
  discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  takenOffCents: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
  taxBasisPoints: fc.constantFrom(0, 700, 1_900, 2_000, 750),
});
const arbitraryPart = fc.record({
  line: fc.nat(),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  byPrice: fc.boolean(),
});

test('However an invoice is credited in parts, they are never above it, and with the rest they are all of it, its tax too', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryLine, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.array(arbitraryPart, { maxLength: 12 }),
      (lines, roundsTaxOnce, parts) => {
        const credited: CreditedLine[] = [];
        for (const { line: place, share, byPrice } of parts) {
          const left = linesLeft(lines, credited)[place % lines.length];
          if (!left) continue;
          const { line } = left;
          const amount = Math.floor(share * (byPrice ? left.netCents : left.quantityThousandths));
          if (amount === 0) continue;
          const part = byPrice ? { line, netCents: amount } : { line, quantityThousandths: amount };
          credited.push(...creditedLines({ lines, roundsTaxOnce }, credited, [part]));
          for (const one of linesLeft(lines, credited)) expect(one.netCents).toBeGreaterThanOrEqual(0);
        }
        credited.push(...creditedLines({ lines, roundsTaxOnce }, credited, allThatIsLeft(lines, credited)));
        const { subtotalCents, taxCents } = invoiceTotals(lines, [], 0, roundsTaxOnce);
        const sum = (field: 'netCents' | 'taxCents') => credited.reduce((total, one) => total + one[field], 0);
        expect([sum('netCents'), sum('taxCents')]).toEqual([subtotalCents, taxCents]);
        for (const { netCents, taxCents: tax } of credited) expect(Math.min(netCents, tax)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

const step = fc.oneof(
  fc.record({ credit: fc.integer({ min: 1, max: 2_500 }) }),
  fc.record({ drop: fc.nat() }),
  fc.constant('undo' as const),
);

const arbitrarySum = fc.record({
  share: fc.double({ min: 0, max: 1.1, noNaN: true }),
  returned: fc.array(fc.record({ line: fc.integer({ min: 1, max: 7 }), quantityThousandths: fc.nat(20_000) }), {
    maxLength: 3,
  }),
});

test('A sum is credited to the cent, of lines and tax that are left, and with the rest it is all of the invoice but for cents of tax', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryLine, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.array(arbitrarySum, { minLength: 1, maxLength: 8 }),
      (lines, roundsTaxOnce, sums) => {
        const invoice = { lines, roundsTaxOnce };
        const { subtotalCents, taxCents, totalCents } = invoiceTotals(lines, [], 0, roundsTaxOnce);
        const credited: CreditedLine[] = [];
        const done = (field: 'netCents' | 'taxCents') => credited.reduce((total, one) => total + one[field], 0);
        const left = () => creditedLines(invoice, credited, allThatIsLeft(lines, credited));
        const leftCents = () => left().reduce((total, one) => total + one.netCents + one.taxCents, 0);
        for (const { share, returned } of sums) {
          const grossCents = Math.min(leftCents(), Math.floor(share * leftCents()));
          const distinct = returned.filter(({ line }, at) => returned.findIndex((one) => one.line === line) === at);
          const amounts = creditedFor(invoice, credited, { grossCents, returned: distinct });
          expect(amounts.reduce((total, one) => total + one.netCents + one.taxCents, 0)).toBe(grossCents);
          credited.push(...amounts);
          for (const one of linesLeft(lines, credited))
            expect(Math.min(one.netCents, one.quantityThousandths)).toBeGreaterThanOrEqual(0);
        }
        credited.push(...creditedWithin(invoice, credited, totalCents));
        expect(done('netCents')).toBe(subtotalCents);
        for (const one of credited) expect([one.netCents > 0, one.taxCents >= 0]).toEqual([true, true]);
        // Where single cents are credited, the last of a rate may be tax alone, which no note credits.
        const rates = new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints)).size;
        expect(taxCents - done('taxCents')).toBeGreaterThanOrEqual(0);
        expect(taxCents - done('taxCents')).toBeLessThanOrEqual(rates);
      },
    ),
    { numRuns: 500 },
  );
});

test('Whatever is credited, deleted and undone: an invoice is owed less by what its credit notes say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12, size: 'max' }), async (taken) => {
      const id = await anIssuedInvoice(admin);
      const history: number[] = [];
      for (const each of taken) {
        if (each === 'undo') {
          const last = history.pop();
          if (last !== undefined) await undo(admin, last);
        } else if ('credit' in each) {
          const body = { lines: [{ line: 1, quantityThousandths: each.credit }] };
          const answer = await admin.send(routes.addCreditNote, { parameters: { id }, body });
          if (answer.status === 201) history.push(routes.addCreditNote.response.parse(answer.body).changeId);
          else expect(answer.status).toBe(400);
        } else {
          const { creditNotes } = await admin.call(listCreditNotes, { query: { invoiceId: id } });
          const gone = creditNotes[each.drop % Math.max(1, creditNotes.length)];
          if (!gone) continue;
          history.push((await admin.call(routes.deleteCreditNote, { parameters: { id: gone.id } })).changeId);
        }
        const { creditNotes } = await admin.call(listCreditNotes, { query: { invoiceId: id, perPage: 100 } });
        const credited = creditNotes.reduce((sum, { totalCents }) => sum + totalCents, 0);
        expect(await balances(admin, id), JSON.stringify(taken)).toEqual([23_801 - credited]);
      }
    }),
    { numRuns: 15 },
  );
  await expectTrueCounts(app.engine.read, invoicesIndex);
  await expectTrueCounts(app.engine.read, creditNotesIndex);
  await expectTrueOpen(app.engine.read);
});

test('The number of one that was deleted is not given again', async () => {
  const { id } = await addACreditNote(admin);
  await admin.call(routes.deleteCreditNote, { parameters: { id } });
  expect((await addACreditNote(admin)).id).toBe(id + 1);
});

test('What a credit note corrects does not become a draft again, nor what it was before', async () => {
  const { id } = await addAnInvoice(admin);
  const { changeId: written } = await admin.call(updateInvoice, { parameters: { id }, body: { lines: [aLine()] } });
  expect(written).toBeNull();
  const { changeId: rewritten } = await admin.call(updateInvoice, {
    parameters: { id },
    body: { lines: [aLine({ costCents: 100 }), aLine()] },
  });
  const { changeId: sent } = await admin.call(markInvoiceSent, { parameters: { id } });
  await addACreditNote(admin, { lines: [{ line: 2, netCents: 1 }] }, id);
  for (const changeId of [sent, rewritten]) await expect(undo(admin, changeId)).rejects.toThrow('has a credit note');
});

test('What a credit note corrects is neither deleted nor written anew; its note and its term still are', async () => {
  const { invoiceId: id } = await addACreditNote(admin, { lines: [{ line: 2, netCents: 1 }] });
  const { id: other } = await addAnInvoice(admin);
  await admin.refused(409, deleteInvoice, { query: { id } });
  await admin.refused(409, deleteInvoices, { body: { ids: [other, id] } });
  for (const body of [
    { lines: [aLine({ costCents: 100_000 })] },
    { clientId: 2 },
    { currency: 'EUR', rateMillionths: 1_100_000 },
    { issuedDate: '2026-03-02' },
  ]) {
    const { detail } = await admin.refused(409, updateInvoice, { parameters: { id }, body });
    expect(detail).toContain(`Invoice #${id} has a credit note`);
  }
  await admin.call(updateInvoice, { parameters: { id }, body: { note: 'By boat', dueDate: '2026-04-30' } });
});

test('What was deleted does not come back to an invoice that has become another', async () => {
  const id = await anIssuedInvoice(admin);
  const note = await addACreditNote(admin, { lines: [{ line: 1, quantityThousandths: 2_000 }] }, id);
  const { changeId } = await admin.call(routes.deleteCreditNote, { parameters: { id: note.id } });
  const lines = [aLine({ costCents: 50_000, quantityThousandths: 1_000, taxBasisPoints: 2_000 })];
  await admin.call(updateInvoice, { parameters: { id }, body: { lines } });
  await expect(undo(admin, changeId)).rejects.toThrow('does not fit it any more');
  expect(await balances(admin, id)).toEqual([60_000]);
});

test('What an order gives back that a credit note took off is credited once', async () => {
  const { id, total } = await order(await newcomer(app), 6, 3);
  const call = { parameters: { id } };
  const { invoiceId } = await admin.call(steps.invoiceOrder, call);
  await admin.call(steps.payOrder, call);
  await admin.call(markInvoiceSent, { parameters: { id: invoiceId } });
  const note = await addACreditNote(admin, { lines: [{ line: 1, netCents: 100 }] }, invoiceId);
  const { totalCents } = note.creditNote;
  expect(await balances(admin, invoiceId)).toEqual([-totalCents]);
  await admin.call(steps.refundOrder, { ...call, body: { amountCents: totalCents, reason: 'It came back' } });
  const { invoice } = await wholeInvoice(admin, invoiceId);
  expect(invoice).toMatchObject({ balanceCents: 0, creditCents: totalCents });
  await admin.call(steps.refundOrder, { ...call, body: { amountCents: 500, reason: 'Late' } });
  expect((await wholeInvoice(admin, invoiceId)).invoice).toMatchObject({
    balanceCents: 0,
    creditCents: totalCents + 500,
    paidCents: Math.round(total * 100) - totalCents - 500,
  });
});

test('What an order that was cancelled since, or gave back, would be owed again for is not deleted', async () => {
  const refused = async (id: number, changeId: number) => {
    const { detail } = await admin.refused(409, routes.deleteCreditNote, { parameters: { id } });
    expect(detail).toContain('would be owed again');
    await expect(undo(admin, changeId)).rejects.toThrow();
  };
  const invoiced = async () => {
    const { id, total } = await order(await newcomer(app), 6, 3);
    const call = { parameters: { id } };
    const { invoiceId } = await admin.call(steps.invoiceOrder, call);
    await admin.call(markInvoiceSent, { parameters: { id: invoiceId } });
    return { call, invoiceId, totalCents: Math.round(total * 100) };
  };
  const cancelled = await invoiced();
  const part = { lines: [{ line: 1, netCents: 100 }] };
  const first = await addACreditNote(admin, part, cancelled.invoiceId);
  await admin.call(steps.cancelOrder, cancelled.call);
  await refused(first.id, first.changeId);
  expect(await balances(admin, cancelled.invoiceId)).toEqual([0]);

  const returned = await invoiced();
  await admin.call(steps.payOrder, returned.call);
  const second = await addACreditNote(admin, {}, returned.invoiceId);
  const amountCents = returned.totalCents;
  await admin.call(steps.refundOrder, { ...returned.call, body: { amountCents, reason: 'It came back' } });
  expect(await balances(admin, returned.invoiceId)).toEqual([0]);
  await refused(second.id, second.changeId);
});

test('The PDF says what the document says, with the e-invoice attached', async () => {
  const { id } = await addACreditNote(admin, {
    reason: 'Frayed, and too short',
    lines: [
      { line: 1, quantityThousandths: 1_500 },
      { line: 2, netCents: 100 },
    ],
  });
  const whole = await admin.call(routes.getCreditNote, { parameters: { id } });
  for (const language of ['en', 'de', 'fr', 'pt'] as const) {
    const document = creditNoteDocument(whole, language);
    const { pages, attachments, title } = await readPdf(await creditNotePdfOf(app.services, whole, language));
    const text = pages.flat().join(' ');
    const said = [document.title, document.head.quantity, ...document.rows.map(({ total }) => total)];
    for (const part of [...said, ...document.totals.map(({ value }) => value), 'Frayed, and too short'])
      expect(text).toContain(part);
    expect(text).not.toContain('undefined');
    expect(attachments.map(({ name }) => name)).toEqual(['factur-x.xml']);
    expect(title).toContain(document.title);
  }
});
