import { mostPayments } from '@atrium/contract/invoice-payments';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import {
  addInvoice,
  addInvoicePayment,
  deleteInvoice,
  deleteInvoicePayment,
  duplicateInvoice,
  getInvoice,
  type InvoiceLine,
  updateInvoice,
} from '@atrium/contract/invoices';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import { expectTrueOpen } from './ageing.ts';
import { aClient, addAnInvoice, aLine, allInvoices, anInvoice, payment, wholeInvoice } from './invoices.ts';

const line = fc
  .record(
    {
      costCents: fc.integer({ min: 0, max: 100_000 }),
      quantityThousandths: fc.integer({ min: 1, max: 9_999 }),
      discountBasisPoints: fc.constantFrom(0, 333, 10_000),
      takenOffCents: fc.integer({ min: 1, max: 20_000 }),
      taxBasisPoints: fc.constantFrom(0, 700, 1_925),
    },
    { requiredKeys: ['costCents', 'quantityThousandths', 'discountBasisPoints', 'taxBasisPoints'] },
  )
  .map(aLine);
const step = fc.oneof(
  fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }) }),
  fc.record({ pay: fc.integer({ min: -50_000, max: 100_000 }).filter((amount) => amount !== 0) }),
  fc.record({ takeBack: fc.nat() }),
  fc.constant({ undo: true }),
  fc.constant({ duplicate: true }),
  fc.constant({ leave: true }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** What an invoice has to be made of. */
interface Made {
  lines: InvoiceLine[];
  paid: number[];
}

const app = await openApp();
const admin = await app.signIn('admin');

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Takes a step on both sides; answers what there is then, and the change to undo. */
async function take(id: number, step: Step, { lines, paid }: Made): Promise<{ made: Made; changeId: number | null }> {
  const parameters = { id };
  if ('lines' in step) {
    const { changeId } = await admin.call(updateInvoice, { parameters, body: step });
    return { made: { lines: step.lines, paid }, changeId };
  }
  if ('pay' in step) {
    const idempotencyKey = crypto.randomUUID();
    const given = { amountCents: step.pay, mayExceedDue: true, idempotencyKey };
    const body = { ...given, paidOn: '2026-03-02', method: 'Cash' } as const;
    if (step.pay < 0 && sum(paid) + step.pay < 0) {
      await admin.refused(400, addInvoicePayment, { parameters, body });
      return { made: { lines, paid }, changeId: null };
    }
    const answers = [
      await admin.call(addInvoicePayment, { parameters, body }),
      await admin.call(addInvoicePayment, { parameters, body }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    return { made: { lines, paid: [...paid, step.pay] }, changeId: answers[0]?.changeId ?? null };
  }
  if ('duplicate' in step) {
    const [latest] = await allInvoices(admin);
    const { invoice } = await admin.call(duplicateInvoice, { parameters, body: {} });
    expect(invoice.id).toBe((latest?.id ?? 0) + 1);
    await expectTrueBalance(invoice.id, { lines, paid: [] });
    return { made: { lines, paid }, changeId: null };
  }
  if ('leave' in step) {
    const { changeId } = await admin.call(deleteInvoice, { query: { id } });
    await admin.refused(404, getInvoice, { parameters });
    await undo(admin, changeId);
    return { made: { lines, paid }, changeId: null };
  }
  const place = 'takeBack' in step ? step.takeBack % Math.max(paid.length, 1) : -1;
  const payment = (await wholeInvoice(admin, id)).payments[place];
  if (!payment) return { made: { lines, paid }, changeId: null };
  if (sum(paid.toSpliced(place, 1)) < 0) {
    await admin.refused(409, deleteInvoicePayment, { parameters: { id, paymentId: payment.id } });
    return { made: { lines, paid }, changeId: null };
  }
  const { changeId } = await admin.call(deleteInvoicePayment, { parameters: { id, paymentId: payment.id } });
  return { made: { lines, paid: paid.toSpliced(place, 1) }, changeId };
}

async function expectTrueBalance(id: number, { lines, paid }: Made): Promise<void> {
  const { invoice, payments, ...whole } = await wholeInvoice(admin, id);
  expect(whole.lines).toEqual(lines);
  expect(payments.map(({ amountCents }) => amountCents)).toEqual(paid);
  const { grossCents: _, discountCents: __, ...totals } = invoiceTotals(lines, payments);
  expect(invoice).toMatchObject(totals);
  expect(invoice.total).toBe(totals.totalCents / 100);
  expect(Number(String(invoice.balance).replace('$', ''))).toBe(totals.balanceCents / 100);
  expect((await allInvoices(admin)).find((listed) => listed.id === id)).toEqual(
    expect.objectContaining({ total: invoice.total, balance: invoice.balance }),
  );
}

test('Whatever is edited, paid, taken back and undone: lines and tax without the payments are the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { id, lines } = await addAnInvoice(admin);
      const history: { made: Made; changeId: number }[] = [];
      let made: Made = { lines, paid: [] };
      for (const step of steps) {
        const last = 'undo' in step ? history.pop() : undefined;
        if (last) {
          await undo(admin, last.changeId);
          made = last.made;
        } else {
          const { made: after, changeId } = await take(id, step, made);
          if (changeId !== null) history.push({ made, changeId });
          made = after;
        }
        await expectTrueBalance(id, made);
      }
    }),
    { numRuns: 20 },
  );
  await expectTrueCounts(app.engine.read, invoicesIndex);
  await expectTrueOpen(app.engine.read);
  expect(await numbers()).toEqual(Array.from({ length: (await numbers()).length }, (_, place) => 4987 + place));
});

/** Those of deleted invoices too. */
async function numbers(): Promise<number[]> {
  const rows = await app.engine.read.selectFrom('invoices').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('Numbers follow each other without a gap, however many are written at once, and whatever fails or is deleted', async () => {
  const { id: last } = await addAnInvoice(admin);
  const bodies = Array.from({ length: 30 }, (_, index) => {
    if (index % 5 === 3) return anInvoice({ dueDate: '2020-01-01', client: aClient() });
    return anInvoice();
  });
  const answers = await Promise.all(bodies.map((body) => admin.send(addInvoice, { body })));
  const written = (await allInvoices(admin)).map(({ id }) => id).filter((id) => id > last);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(24);
  expect(written.toReversed()).toEqual(Array.from({ length: 24 }, (_, index) => last + 1 + index));
  await admin.call(deleteInvoice, { query: { id: last + 24 } });
  expect((await addAnInvoice(admin)).id).toBe(last + 25);
});

test('The first number is 4987 without sample data too, and nobody is told to pay to a made-up bank', async () => {
  const own = await openApp({ settings: { sampleData: false } });
  const person = await newcomer(own);
  const { id, paymentDetails } = await addAnInvoice(person, { client: aClient() });
  expect(id).toBe(4987);
  expect(paymentDetails).toEqual({ totalDue: '$190', bankName: '', country: '', iban: '', swiftCode: '' });
});

test('An invoice has five hundred payments and no more', async () => {
  const { id } = await addAnInvoice(admin);
  const paid = Array.from({ length: mostPayments - 1 }, (_, index) => ({
    ...payment,
    id: 1_000_000 + index,
    invoiceId: id,
    provider: '',
    otherInvoiceId: null,
  }));
  await app.engine.write((transaction) => transaction.insertInto('invoicePayments').values(paid).execute());
  const one = { parameters: { id }, body: { ...payment, mayExceedDue: true } };
  const last = await admin.call(addInvoicePayment, one);
  expect(last.payments).toHaveLength(mostPayments);
  await admin.refused(409, addInvoicePayment, one);
  await admin.call(deleteInvoicePayment, { parameters: { id, paymentId: last.payment.id } });
  await admin.call(addInvoicePayment, one);
});
