import { payWithCredit } from '@atrium/contract/invoice-credits';
import { addInvoicePayment, deleteInvoice, deleteInvoicePayment } from '@atrium/contract/invoices';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { expectTrueOpen } from './ageing.ts';
import { aCredit, balances } from './credits.ts';
import { aClient, addAnInvoice, payment, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const place = fc.nat(2);
const step = fc.oneof(
  fc.record({ pay: place, amountCents: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ use: place, for: place, amountCents: fc.integer({ min: 1, max: 30_000 }) }),
  fc.record({ takeBack: place, payment: fc.nat() }),
  fc.constant('undo' as const),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Answers the change, and how much money came from outside; null where it is refused. */
async function take(step: Exclude<Step, 'undo'>, ids: readonly number[]) {
  const idAt = (at: number) => ids[at] ?? 0;
  if ('pay' in step) {
    const body = { ...payment, amountCents: step.amountCents, mayExceedDue: true };
    const { changeId } = await admin.call(addInvoicePayment, { parameters: { id: idAt(step.pay) }, body });
    return { changeId, cameCents: step.amountCents };
  }
  if ('use' in step) {
    const before = await balances(admin, idAt(step.use), idAt(step.for));
    const parameters = { id: idAt(step.for) };
    const body = { fromId: idAt(step.use), amountCents: step.amountCents };
    const isPossible = step.use !== step.for && step.amountCents <= Math.min(-(before[0] ?? 0), before[1] ?? 0);
    if (!isPossible) {
      await admin.refused(400, payWithCredit, { parameters, body });
      return null;
    }
    return { changeId: (await admin.call(payWithCredit, { parameters, body })).changeId, cameCents: 0 };
  }
  const id = idAt(step.takeBack);
  const { payments } = await wholeInvoice(admin, id);
  const gone = payments[step.payment % Math.max(1, payments.length)];
  if (!gone) return null;
  const answer = await admin.send(deleteInvoicePayment, { parameters: { id, paymentId: gone.id } });
  if (answer.status === 409) return null;
  const { changeId } = deleteInvoicePayment.response.parse(answer.body);
  return { changeId, cameCents: gone.otherInvoiceId === null ? -gone.amountCents : 0 };
}

test('Whatever is paid, used from one for the other, taken back and undone: no money comes from nowhere, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }), async (steps) => {
      const first = await addAnInvoice(admin, { client: aClient() });
      const more = { clientId: first.invoice.client.id };
      const ids = [first.id, (await addAnInvoice(admin, more)).id, (await addAnInvoice(admin, more)).id];
      const history: { changeId: number; cameCents: number }[] = [];
      for (const each of steps) {
        const last = each === 'undo' ? history.pop() : undefined;
        if (last) await undo(admin, last.changeId);
        const taken = each === 'undo' ? null : await take(each, ids);
        if (taken) history.push(taken);
        const came = history.reduce((sum, { cameCents }) => sum + cameCents, 0);
        const due = (await balances(admin, ...ids)).reduce((sum, cents) => sum + cents, 0);
        expect(due, JSON.stringify(steps)).toBe(3 * 19_000 - came);
      }
    }),
    { numRuns: 25 },
  );
  await expectTrueCounts(app.engine.read, invoicesIndex);
  await expectTrueOpen(app.engine.read);
});

test('What one invoice paid another is not taken back while either is deleted', async () => {
  const { id, fromId } = await aCredit(admin);
  const { payment: paid } = await admin.call(payWithCredit, { parameters: { id }, body: { fromId, amountCents: 100 } });
  await admin.call(deleteInvoice, { query: { id: fromId } });
  await admin.refused(409, deleteInvoicePayment, { parameters: { id, paymentId: paid.id } });
});
