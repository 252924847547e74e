import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addACreditNote } from '../invoices/credit-notes.ts';
import { aClient, addAnInvoice, aLine, allInvoices, anInvoice, payment, wholeInvoice } from '../invoices/invoices.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const noSuchId = { parameters: { id: 999_999 } };
export const refusesMissing = (route: Parameters<Person['refused']>[1], body?: unknown) => ({
  'an invoice that there is not': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { ...noSuchId, body });
    await admin.refused(400, route, { parameters: { id: 0 }, body });
  },
  'an invoice that was deleted': async ({ admin }: { admin: Person }) => {
    const { id } = await addAnInvoice(admin);
    await admin.call(routes.deleteInvoice, { query: { id } });
    await admin.refused(404, route, { parameters: { id }, body });
  },
});

const pickKey = ({ idempotencyKey }: { idempotencyKey: string }) => ({ idempotencyKey });

export const invoiceProofs: ProofTable = {
  getInvoice: {
    works: {
      'with its lines, its payments and what is due': async ({ admin }) => {
        const { id } = await addAnInvoice(admin, { lines: [aLine(), aLine({ costCents: 33, taxBasisPoints: 2_000 })] });
        await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
        const { invoice, paymentDetails, lines, payments } = await wholeInvoice(admin, id);
        expect(invoice).toMatchObject({ id, total: 190.79, balance: '$140.79', taxCents: 13, paidCents: 5_000 });
        expect(invoice).toMatchObject({ currency: 'USD', sentAt: null, invoiceStatus: 'Partial Payment' });
        expect(paymentDetails).toMatchObject({ totalDue: '$140.79', bankName: 'Harbour Savings Bank' });
        expect(lines).toHaveLength(2);
        expect(payments).toEqual([{ id: expect.any(Number), ...payment, provider: '', otherInvoiceId: null }]);
      },
    },
    refuses: refusesMissing(routes.getInvoice),
  },
  deleteInvoice: {
    works: {
      'which leaves the list, and its number is not given again': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const before = await allInvoices(admin);
        await admin.call(routes.deleteInvoice, { query: { id } });
        expect(await allInvoices(admin)).toEqual(before.filter((invoice) => invoice.id !== id));
        expect((await addAnInvoice(admin)).id).toBe(id + 1);
      },
    },
    refuses: {
      'one that there is not, and one that is deleted already': async ({ admin }) => {
        await admin.refused(404, routes.deleteInvoice, { query: { id: 1 } });
        await admin.refused(400, routes.deleteInvoice, {});
        const { id } = await addAnInvoice(admin);
        await admin.call(routes.deleteInvoice, { query: { id } });
        await admin.refused(404, routes.deleteInvoice, { query: { id } });
      },
      'one that a credit note corrects': async ({ admin }) => {
        const { invoiceId: id } = await addACreditNote(admin);
        await admin.refused(409, routes.deleteInvoice, { query: { id } });
      },
    },
  },
  getInvoiceIssuer: {
    works: {
      'the same as on an invoice that there is': async ({ admin }) => {
        const { issuer, paymentDetails } = await wholeInvoice(admin, (await addAnInvoice(admin)).id);
        expect(await admin.call(routes.getInvoiceIssuer)).toEqual({
          issuer,
          paymentDetails: { ...paymentDetails, totalDue: '$0' },
        });
      },
    },
  },
  markInvoicesSent: {
    works: {
      'which are no drafts any more; what was sent before stays, and one undo takes it back': async ({
        admin,
        app,
      }) => {
        const [first, second] = [await addAnInvoice(admin), await addAnInvoice(admin)];
        const ids = [first.id, second.id];
        const { changeId } = await admin.call(routes.markInvoicesSent, { body: { ids } });
        const sentAt = app.services.now().toISOString();
        for (const id of ids) {
          const { invoice } = await wholeInvoice(admin, id);
          expect(invoice).toMatchObject({ invoiceStatus: 'Sent', sentAt });
        }
        expect((await admin.call(routes.markInvoicesSent, { body: { ids } })).changeId).toBeNull();
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        for (const id of ids) {
          const { invoice } = await wholeInvoice(admin, id);
          expect(invoice).toMatchObject({ invoiceStatus: 'Draft', sentAt: null });
        }
      },
    },
    refuses: {
      'none, one that is missing beside one that is there, and more than a hundred': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        for (const ids of [[], Array.from({ length: 101 }, (_, index) => index + 1)])
          await admin.refused(400, routes.markInvoicesSent, { body: { ids } });
        await admin.refused(404, routes.markInvoicesSent, { body: { ids: [id, 999_999] } });
        expect((await wholeInvoice(admin, id)).invoice.sentAt).toBeNull();
      },
    },
  },
  deleteInvoices: {
    works: {
      'which leave the list': async ({ admin }) => {
        const ids = [(await addAnInvoice(admin)).id, (await addAnInvoice(admin)).id];
        await admin.call(routes.deleteInvoices, { body: { ids } });
        expect((await allInvoices(admin)).filter(({ id }) => ids.includes(id))).toEqual([]);
      },
    },
    refuses: {
      'all of them when one is missing, none, and too many': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        await admin.refused(404, routes.deleteInvoices, { body: { ids: [id, 999_999] } });
        expect((await wholeInvoice(admin, id)).invoice.id).toBe(id);
        for (const ids of [[], Array.from({ length: 101 }, (_, index) => 5_000 + index)]) {
          const problem = await admin.refused(400, routes.deleteInvoices, { body: { ids } });
          expect(fieldsOf(problem)).toEqual(['ids']);
        }
      },
      'all of them when a credit note corrects one': async ({ admin }) => {
        const { invoiceId } = await addACreditNote(admin);
        const { id } = await addAnInvoice(admin);
        await admin.refused(409, routes.deleteInvoices, { body: { ids: [id, invoiceId] } });
        expect((await wholeInvoice(admin, id)).invoice.id).toBe(id);
      },
    },
  },
  duplicateInvoice: {
    works: {
      'as a draft of today, with the same term and nothing paid': async ({ admin }) => {
        const { id } = await addAnInvoice(admin, {
          issuedDate: '2026-01-10',
          dueDate: '2026-01-24',
          note: 'By boat',
          salesperson: 'Odile',
          paymentWay: 'Paypal',
          showsPaymentStub: true,
          lines: [aLine(), aLine({ taxBasisPoints: 700 })],
        });
        await admin.call(routes.markInvoiceSent, { parameters: { id } });
        await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
        const { invoice, lines, payments } = await wholeInvoice(admin, id);
        const copy = await admin.call(routes.duplicateInvoice, { parameters: { id }, body: {} });
        expect(copy.lines).toEqual(lines);
        expect(payments).toHaveLength(1);
        expect(copy.payments).toEqual([]);
        const { total, client, salesperson, paymentWay, showsPaymentStub, note } = invoice;
        expect(copy.invoice).toMatchObject({ id: id + 1, invoiceStatus: 'Draft', sentAt: null, paidCents: 0 });
        expect(copy.invoice).toMatchObject({ issuedDate: '2026-03-02', dueDate: '2026-03-16' });
        expect(copy.invoice).toMatchObject({ total, client, salesperson, paymentWay, showsPaymentStub, note });
      },
    },
    refuses: refusesMissing(routes.duplicateInvoice),
  },
  addInvoice: {
    works: {
      'once, however often it is sent with the same key': async ({ admin }) => {
        const body = { ...anInvoice({ client: aClient() }), idempotencyKey: crypto.randomUUID() };
        const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.addInvoice, { body })));
        expect(answers[1]).toEqual(answers[0]);
        expect(answers[2]).toEqual(answers[0]);
        const { id } = await addAnInvoice(admin);
        expect(id).toBe((answers[0]?.invoice.id ?? 0) + 1);
      },
      'with what the document is to show': async ({ admin }) => {
        const usual = await addAnInvoice(admin);
        const shows = { showsPaymentTerms: true, showsNote: true, showsPaymentStub: false };
        expect(usual.invoice).toMatchObject({ salesperson: '', paymentWay: 'Internet Banking', ...shows });
        const other = {
          salesperson: 'Odile',
          paymentWay: 'UPI Transfer',
          showsPaymentTerms: false,
          showsNote: false,
          showsPaymentStub: true,
        } as const;
        expect((await addAnInvoice(admin, other)).invoice).toMatchObject(other);
      },
      'as a draft with the next number, for a client that there is': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const written = await addAnInvoice(admin, { note: ' In spring ' });
        expect(written.id).toBe(id + 1);
        expect(written.invoice).toMatchObject({ invoiceStatus: 'Draft', note: 'In spring', client: { id: 1 } });
        const { changeId: _, id: __, ...whole } = written;
        expect(await wholeInvoice(admin, written.id)).toEqual(whole);
      },
      'for a client that is new': async ({ admin }) => {
        const client = aClient();
        expect((await addAnInvoice(admin, { client })).invoice.client).toEqual({ id: expect.any(Number), ...client });
      },
      'with a line of which only the item and its cost are given': async ({ admin }) => {
        const body = { ...anInvoice(), lines: [{ item: 'Rope', costCents: 250 }] };
        const { lines, invoice } = await admin.call(routes.addInvoice, { body });
        expect(lines).toEqual([aLine({ item: 'Rope', description: '', costCents: 250, quantityThousandths: 1_000 })]);
        expect(invoice.total).toBe(2.5);
      },
    },
    refuses: {
      'what is missing or not as it should be, and names each': async ({ admin }) => {
        const missing = await admin.refused(400, routes.addInvoice, { body: {} });
        expect(fieldsOf(missing).sort()).toEqual(['dueDate', 'issuedDate', 'lines', 'service']);
        const lines = [aLine({ costCents: -1, quantityThousandths: 0.5, taxBasisPoints: 10_001, item: ' ' })];
        const body = { ...anInvoice(), issuedDate: '2026-02-30', lines };
        const wrong = ['costCents', 'item', 'quantityThousandths', 'taxBasisPoints'].map((field) => `lines.0.${field}`);
        const problem = await admin.refused(400, routes.addInvoice, { body });
        expect(fieldsOf(problem).sort()).toEqual(['issuedDate', ...wrong]);
      },
      'the key of one that was deleted since, of a payment, and of a payment of another amount': async ({ admin }) => {
        const body = { ...anInvoice(), idempotencyKey: crypto.randomUUID() };
        const { invoice } = await admin.call(routes.addInvoice, { body });
        const paid = { ...payment, idempotencyKey: crypto.randomUUID() };
        const parameters = { id: invoice.id };
        await admin.call(routes.addInvoicePayment, { parameters, body: paid });
        await admin.refused(409, routes.addInvoicePayment, { parameters, body: { ...paid, amountCents: 2 } });
        await admin.refused(409, routes.addInvoice, { body: { ...body, idempotencyKey: paid.idempotencyKey } });
        await admin.refused(409, routes.addInvoicePayment, { parameters, body: { ...paid, ...pickKey(body) } });
        await admin.call(routes.deleteInvoice, { query: { id: invoice.id } });
        await admin.refused(409, routes.addInvoice, { body });
      },
      'no lines, and more than a hundred': async ({ admin }) => {
        for (const lines of [[], Array.from({ length: 101 }, () => aLine())]) {
          const problem = await admin.refused(400, routes.addInvoice, { body: anInvoice({ lines }) });
          expect(fieldsOf(problem)).toEqual(['lines']);
        }
      },
      'no client, two of them, and one that there is not': async ({ admin }) => {
        const { clientId: _, ...body } = anInvoice();
        for (const choice of [{}, { clientId: 1, client: aClient() }, { clientId: 999_999 }]) {
          const problem = await admin.refused(400, routes.addInvoice, { body: { ...body, ...choice } });
          expect(fieldsOf(problem)).toEqual(['clientId']);
        }
      },
      'a day to pay before it is issued': async ({ admin }) => {
        const problem = await admin.refused(400, routes.addInvoice, { body: anInvoice({ dueDate: '2026-02-28' }) });
        expect(fieldsOf(problem)).toEqual(['dueDate']);
      },
    },
  },
  updateInvoice: {
    works: {
      'what is given, and nothing else': async ({ admin }) => {
        const { id, ...before } = await addAnInvoice(admin);
        const body = { dueDate: '2026-04-30', note: 'Later', lines: [aLine({ costCents: 100 })] };
        const { changeId, ...after } = await admin.call(routes.updateInvoice, { parameters: { id }, body });
        expect(changeId).not.toBeNull();
        const { note, dueDate, lines } = { ...body };
        expect(after.lines).toEqual(lines);
        expect(after.invoice).toEqual({
          ...before.invoice,
          ...{ note, dueDate, total: 2, balance: '$2', subtotalCents: 200, totalCents: 200, balanceCents: 200 },
        });
        expect(await wholeInvoice(admin, id)).toEqual(after);
      },
      'the client, for one that there is or a new one': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        for (const choice of [{ clientId: 2 }, { client: aClient() }]) {
          await admin.call(routes.updateInvoice, { parameters: { id }, body: choice });
          const { client } = (await wholeInvoice(admin, id)).invoice;
          expect(client).toMatchObject(choice.client ?? { id: 2 });
        }
      },
      'nothing when it is so already': async ({ admin }) => {
        const { id, lines } = await addAnInvoice(admin);
        const body = { clientId: 1, note: '', lines };
        expect((await admin.call(routes.updateInvoice, { parameters: { id }, body })).changeId).toBeNull();
      },
    },
    refuses: {
      ...refusesMissing(routes.updateInvoice, { note: 'Here' }),
      'other lines than a credit note corrects': async ({ admin }) => {
        const { invoiceId: id } = await addACreditNote(admin);
        await admin.refused(409, routes.updateInvoice, { parameters: { id }, body: { lines: [aLine()] } });
      },
      'a client that there is not, and a day to pay before it is issued': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        for (const [field, value] of [
          ['clientId', 999_999],
          ['dueDate', '2026-02-01'],
        ] as const) {
          const problem = await admin.refused(400, routes.updateInvoice, {
            parameters: { id },
            body: { [field]: value },
          });
          expect(fieldsOf(problem)).toEqual([field]);
        }
      },
    },
  },
  sendInvoice: {
    works: {
      'which is no draft any more': async ({ admin, app }) => {
        const { id } = await addAnInvoice(admin);
        const { invoice } = await admin.call(routes.sendInvoice, { parameters: { id }, body: {} });
        expect(invoice).toMatchObject({ invoiceStatus: 'Sent', sentAt: app.services.now().toISOString() });
      },
    },
    refuses: {
      ...refusesMissing(routes.sendInvoice, {}),
      'what is no address, no line and no language, and names each': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const body = { to: 'Amara', subject: 'One\nTwo', message: ' ', language: 'xx', idempotencyKey: '' };
        const problem = await admin.refused(400, routes.sendInvoice, { parameters: { id }, body });
        expect(fieldsOf(problem)).toEqual(Object.keys(body));
      },
      'a key that another invoice was sent with': async ({ admin }) => {
        const body = { idempotencyKey: 'one for two' };
        await admin.call(routes.sendInvoice, { parameters: { id: (await addAnInvoice(admin)).id }, body });
        const { id } = await addAnInvoice(admin);
        await admin.refused(409, routes.sendInvoice, { parameters: { id }, body });
      },
    },
  },
  markInvoiceSent: {
    works: {
      'which is no draft any more, and no message leaves': async ({ admin, app }) => {
        const { id } = await addAnInvoice(admin);
        const before = await admin.call(listMessages, { query: {} });
        const { invoice } = await admin.call(routes.markInvoiceSent, { parameters: { id } });
        expect(invoice).toMatchObject({ invoiceStatus: 'Sent', sentAt: app.services.now().toISOString() });
        expect(await admin.call(listMessages, { query: {} })).toEqual(before);
      },
    },
    refuses: refusesMissing(routes.markInvoiceSent),
  },
  downloadInvoice: {
    works: {
      'which is known from then on': async ({ admin, app }) => {
        const { id } = await addAnInvoice(admin);
        const { invoice } = await admin.call(routes.downloadInvoice, { parameters: { id } });
        const downloadedAt = app.services.now().toISOString();
        expect(invoice).toMatchObject({ invoiceStatus: 'Downloaded', downloadedAt, sentAt: null });
      },
    },
    refuses: refusesMissing(routes.downloadInvoice),
  },
};
