import { daysAfter } from '@atrium/contract/days';
import * as routes from '@atrium/contract/invoices';
import { dayIn } from '@atrium/contract/time-zone';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addAnInvoice, payment, wholeInvoice } from '../invoices/invoices.ts';
import { refusesMissing } from './invoices.proofs.ts';
import type { ProofTable } from './proofs.ts';

export const invoicePaymentProofs: ProofTable = {
  addInvoicePayment: {
    works: {
      'a part, the rest, and what was too much': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        for (const [amountCents, balance, invoiceStatus] of [
          [5_050, '$139.50', 'Partial Payment'],
          [13_950, 0, 'Paid'],
          [500, '-$5', 'Paid'],
          [-1_000, '$5', 'Partial Payment'],
        ] as const) {
          const given = { ...payment, amountCents };
          const body = { ...given, mayExceedDue: balance === '-$5' };
          const answer = await admin.call(routes.addInvoicePayment, { parameters: { id }, body });
          expect(answer.invoice).toMatchObject({ balance, invoiceStatus });
          expect(answer.payment).toEqual({ id: expect.any(Number), ...given, provider: '', otherInvoiceId: null });
          expect(answer.payments.at(-1)).toEqual(answer.payment);
        }
      },
    },
    refuses: {
      ...refusesMissing(routes.addInvoicePayment, payment),
      'what is missing, no amount, and a way to pay that there is not': async ({ admin }) => {
        const parameters = { id: (await addAnInvoice(admin)).id };
        const missing = await admin.refused(400, routes.addInvoicePayment, { parameters, body: {} });
        expect(fieldsOf(missing)).toEqual(['paidOn', 'amountCents', 'method']);
        const body = { paidOn: '2 March', amountCents: 0, method: 'Shells' };
        const wrong = await admin.refused(400, routes.addInvoicePayment, { parameters, body });
        expect(fieldsOf(wrong)).toEqual(Object.keys(body));
      },
      'a day that is still to come by the clocks of who notes it': async ({ app, admin }) => {
        const { id } = await addAnInvoice(admin);
        const tomorrow = (zone: string) => daysAfter(dayIn(zone, app.services.now().getTime()), 1);
        const [last, first] = ['Etc/GMT+12', 'Pacific/Kiritimati'] as const;
        const pay = (paidOn: string, timeZone?: string) => ({
          parameters: { id },
          body: { ...payment, paidOn, ...(timeZone && { timeZone }) },
        });
        for (const body of [pay(tomorrow(last), last), pay(tomorrow(first), first), pay(tomorrow(first))]) {
          const problem = await admin.refused(400, routes.addInvoicePayment, body);
          expect(fieldsOf(problem)).toEqual(['paidOn']);
        }
        const paid = await admin.call(routes.addInvoicePayment, pay(tomorrow(last), first));
        expect(paid.payments).toHaveLength(1);
        expect(paid.payment).not.toHaveProperty('timeZone');
      },
      'more than is due, unless it is said that it is meant': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const pay = (amountCents: number) => ({ parameters: { id }, body: { ...payment, amountCents } });
        const tooMuch = await admin.refused(400, routes.addInvoicePayment, pay(19_001));
        expect(tooMuch.errors).toEqual([
          { path: 'amountCents', message: 'This is $0.01 more than is due. Confirm that it is meant.' },
        ]);
        await admin.call(routes.addInvoicePayment, pay(19_000));
        const nothingIsDue = await admin.refused(400, routes.addInvoicePayment, pay(500));
        expect(nothingIsDue.detail).toContain('This is $5 more than is due.');
        expect((await wholeInvoice(admin, id)).payments).toHaveLength(1);
      },
    },
  },
  deleteInvoicePayment: {
    works: {
      'and it is owed again': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const first = await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
        const { payment: second } = await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
        const parameters = { id, paymentId: first.payment.id };
        const { invoice, payments } = await admin.call(routes.deleteInvoicePayment, { parameters });
        expect(payments).toEqual([second]);
        expect(invoice).toMatchObject({ balance: '$140', paidCents: 5_000 });
      },
    },
    refuses: {
      'a payment that there is not, and one of another invoice': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        await admin.refused(400, routes.deleteInvoicePayment, { parameters: { id, paymentId: 'all' } });
        const other = { id: (await addAnInvoice(admin)).id };
        const paid = await admin.call(routes.addInvoicePayment, { parameters: other, body: payment });
        for (const paymentId of [999_999, paid.payment.id])
          await admin.refused(404, routes.deleteInvoicePayment, { parameters: { id, paymentId } });
        const parameters = { id: 999_999, paymentId: paid.payment.id };
        await admin.refused(404, routes.deleteInvoicePayment, { parameters });
      },
    },
  },
};
