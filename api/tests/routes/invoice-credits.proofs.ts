import { listInvoiceCredits, payWithCredit } from '@atrium/contract/invoice-credits';
import { addInvoicePayment, deleteInvoice, deleteInvoicePayment } from '@atrium/contract/invoices';
import { expect } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { fieldsOf } from '../helper.ts';
import { aCredit, balances } from '../invoices/credits.ts';
import { addAnInvoice, payment, wholeInvoice } from '../invoices/invoices.ts';
import { refusesMissing } from './invoices.proofs.ts';
import type { ProofTable } from './proofs.ts';

export const invoiceCreditProofs: ProofTable = {
  listInvoiceCredits: {
    works: {
      'of the same client in the same currency, and of none else': async ({ admin }) => {
        const { id, fromId, clientId } = await aCredit(admin);
        const { credits } = await admin.call(listInvoiceCredits, { parameters: { id } });
        expect(credits).toEqual([{ invoiceId: fromId, amountCents: 6_000 }]);
        expect(await admin.call(listInvoiceCredits, { parameters: { id: fromId } })).toEqual({ credits: [] });
        const euros = await addAnInvoice(admin, { clientId, currency: 'EUR', rateMillionths: 1_100_000 });
        expect(await admin.call(listInvoiceCredits, { parameters: { id: euros.id } })).toEqual({ credits: [] });
      },
    },
    refuses: refusesMissing(listInvoiceCredits),
  },
  payWithCredit: {
    works: {
      'a part of another one, once however often it is sent, and deleting either gives it back': async ({ admin }) => {
        const { id, fromId } = await aCredit(admin);
        const body = { fromId, amountCents: 4_000, idempotencyKey: crypto.randomUUID() };
        const paid = await admin.call(payWithCredit, { parameters: { id }, body });
        expect(await admin.call(payWithCredit, { parameters: { id }, body })).toEqual(paid);
        expect(paid.payment).toMatchObject({ amountCents: 4_000, method: 'Cash', otherInvoiceId: fromId });
        expect(paid.invoice).toMatchObject({ balanceCents: 15_000, invoiceStatus: 'Partial Payment' });
        expect(await balances(admin, fromId, id)).toEqual([-2_000, 15_000]);
        const refund = (await wholeInvoice(admin, fromId)).payments.at(-1);
        expect(refund).toMatchObject({ amountCents: -4_000, otherInvoiceId: id });

        const ofRefund = { id: fromId, paymentId: refund?.id ?? 0 };
        const { changeId } = await admin.call(deleteInvoicePayment, { parameters: ofRefund });
        expect(await balances(admin, fromId, id)).toEqual([-6_000, 19_000]);
        await undo(admin, changeId);
        expect(await balances(admin, fromId, id)).toEqual([-2_000, 15_000]);
        await admin.call(deleteInvoicePayment, { parameters: { id, paymentId: paid.payment.id } });
        expect(await balances(admin, fromId, id)).toEqual([-6_000, 19_000]);
      },
      'and an undo takes it back from both': async ({ admin }) => {
        const { id, fromId } = await aCredit(admin);
        const body = { fromId, amountCents: 6_000 };
        const { changeId } = await admin.call(payWithCredit, { parameters: { id }, body });
        expect(await balances(admin, fromId, id)).toEqual([0, 13_000]);
        await undo(admin, changeId);
        expect(await balances(admin, fromId, id)).toEqual([-6_000, 19_000]);
      },
      'no more than there is, whoever else is as quick': async ({ admin }) => {
        const { id, fromId, clientId } = await aCredit(admin);
        const { id: other } = await addAnInvoice(admin, { clientId });
        const body = { fromId, amountCents: 6_000 };
        const answers = await Promise.all(
          [id, other, id, other].map((to) => admin.send(payWithCredit, { parameters: { id: to }, body })),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
        const [left, ...due] = await balances(admin, fromId, id, other);
        expect([left, due.toSorted()]).toEqual([0, [13_000, 19_000]]);
      },
    },
    refuses: {
      ...refusesMissing(payWithCredit, { fromId: 1, amountCents: 1 }),
      'more than the credit, or than what is due, and nothing': async ({ admin }) => {
        const { id, fromId, clientId } = await aCredit(admin);
        const small = await addAnInvoice(admin, { clientId });
        const most = { ...payment, amountCents: 18_900 };
        await admin.call(addInvoicePayment, { parameters: { id: small.id }, body: most });
        for (const [to, amountCents] of [
          [id, 6_001],
          [small.id, 101],
          [id, 0],
          [id, -1],
        ] as const) {
          const problem = await admin.refused(400, payWithCredit, {
            parameters: { id: to },
            body: { fromId, amountCents },
          });
          expect(fieldsOf(problem)).toEqual(['amountCents']);
        }
      },
      'that of another client, of another currency, of itself, and of one that was deleted': async ({ admin }) => {
        const { id, fromId, clientId } = await aCredit(admin);
        const stranger = await aCredit(admin);
        const euros = await addAnInvoice(admin, { clientId, currency: 'EUR', rateMillionths: 1_100_000 });
        const refused = async (to: number, from: number) =>
          fieldsOf(
            await admin.refused(400, payWithCredit, { parameters: { id: to }, body: { fromId: from, amountCents: 1 } }),
          );
        expect(await refused(id, stranger.fromId)).toEqual(['fromId']);
        expect(await refused(euros.id, fromId)).toEqual(['fromId']);
        expect(await refused(fromId, fromId)).toEqual(['fromId']);
        await admin.call(deleteInvoice, { query: { id: fromId } });
        expect(await refused(id, fromId)).toEqual(['fromId']);
      },
    },
  },
};
