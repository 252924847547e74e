import { closeAccount } from '@atrium/contract/accounts';
import * as invoices from '@atrium/contract/invoices';
import * as steps from '@atrium/contract/order-steps';
import { deleteTask, updateTask } from '@atrium/contract/tasks';
import * as routes from '@atrium/contract/work-figures';
import { expect } from 'vitest';
import { addAComment } from '../blog/posts.ts';
import { invoicesInList, isWithin } from '../cards/lists.ts';
import { fieldsOf } from '../helper.ts';
import { addAnInvoice, aLine, payment, wholeInvoice } from '../invoices/invoices.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { order } from '../shop/shop.ts';
import { addAGivenTask, addATask, allTasks } from '../tasks/tasks.ts';
import type { ProofTable } from './proofs.ts';

/** Who sells more than anybody else in the tests. */
const hawker = 'Wilhelmina Vantongeren';

function sells(admin: Person, more: Parameters<typeof addAnInvoice>[1] = {}) {
  return addAnInvoice(admin, { salesperson: hawker, lines: [aLine({ costCents: 90_000_000 })], ...more });
}

async function seller(admin: Person, name: string) {
  const { sellers } = await admin.call(routes.readSellerFigures, { query: {} });
  return sellers.find((each) => each.name === name);
}

/** What the invoices say themselves, one by one. */
async function soldByInvoices(admin: Person, span: Parameters<typeof isWithin>[0]): Promise<Map<string, number>> {
  const sold = new Map<string, number>();
  for (const { id, invoiceStatus, issuedDate } of await invoicesInList(admin)) {
    const { salesperson, totalCents, creditCents } = (await wholeInvoice(admin, id)).invoice;
    if (salesperson === '' || invoiceStatus === 'Draft' || !isWithin(span, issuedDate)) continue;
    sold.set(salesperson, (sold.get(salesperson) ?? 0) + totalCents - creditCents);
  }
  return sold;
}

const peopleOf = async (person: Person) => (await person.call(routes.listTaskPeople)).people;

export const workFigureProofs: ProofTable = {
  readSellerFigures: {
    works: {
      'with what the invoices themselves add up to, for each period': async ({ admin }) => {
        for (const period of ['last-28-days', 'last-month', 'last-year'] as const) {
          const { span, spanBefore, sellers } = await admin.call(routes.readSellerFigures, { query: { period } });
          const [now, before] = [await soldByInvoices(admin, span), await soldByInvoices(admin, spanBefore)];
          const best = [...now].toSorted(([, one], [, other]) => other - one).slice(0, 3);
          expect(sellers.map(({ name, soldCents }) => [name, soldCents])).toEqual(best);
          for (const { name, soldCentsBefore } of sellers) expect(soldCentsBefore).toBe(before.get(name) ?? 0);
        }
      },
      'an invoice counts once it is issued, and no more when it is deleted': async ({ admin }) => {
        const { id } = await sells(admin);
        expect(await seller(admin, hawker)).toBeUndefined();
        await admin.call(invoices.markInvoiceSent, { parameters: { id } });
        expect(await seller(admin, hawker)).toEqual({
          name: hawker,
          invoices: 1,
          soldCents: 180_000_000,
          soldCentsBefore: 0,
        });
        await admin.call(invoices.deleteInvoice, { query: { id } });
        expect(await seller(admin, hawker)).toBeUndefined();
      },
      'in the currency of the house': async ({ admin }) => {
        const { id } = await sells(admin, { currency: 'EUR', rateMillionths: 1_500_001 });
        await admin.call(invoices.markInvoiceSent, { parameters: { id } });
        expect(await seller(admin, hawker)).toMatchObject({ soldCents: 270_000_180 });
        await admin.call(invoices.deleteInvoice, { query: { id } });
      },
    },
    refuses: {
      'a period that it does not know': async ({ admin }) => {
        const problem = await admin.refused(400, routes.readSellerFigures, { query: { period: 'today' } });
        expect(fieldsOf(problem)).toEqual(['period']);
      },
    },
  },
  readResponseFigures: {
    works: {
      'a comment and a refund count at once, each in the period in which it came': async ({ app, admin }) => {
        const read = () => admin.call(routes.readResponseFigures, { query: {} });
        const before = await read();
        const person = await newcomer(app);
        await addAComment(admin, person);
        const { id } = await order(person, 6);
        await admin.call(steps.payOrder, { parameters: { id } });
        const body = { amountCents: 250, reason: 'A scratch' };
        await admin.call(steps.refundOrder, { parameters: { id }, body });
        const after = await read();
        expect(after.comments.total).toBe(before.comments.total + 1);
        expect(after.refunds.total).toBe(before.refunds.total + 1);
        expect(after.refundedCents.total).toBe(before.refundedCents.total + 250);
        expect(after.comments.totalBefore).toBe(before.comments.totalBefore);
        const ofLastMonth = await admin.call(routes.readResponseFigures, { query: { period: 'last-month' } });
        expect(ofLastMonth.span).toEqual({ from: '2026-02-01', to: '2026-02-28' });
        expect(ofLastMonth.refunds.total).toBeLessThan(after.refunds.total);
      },
    },
    refuses: {
      'a period that it does not know': async ({ admin }) => {
        const problem = await admin.refused(400, routes.readResponseFigures, { query: { period: 'today' } });
        expect(fieldsOf(problem)).toEqual(['period']);
      },
    },
  },
  listLatestPayments: {
    works: {
      'the last noted of the latest day first, with its invoice and whom it is to': async ({ admin }) => {
        const { id, invoice } = await addAnInvoice(admin);
        const paid = await admin.call(invoices.addInvoicePayment, { parameters: { id }, body: payment });
        const { payments } = await admin.call(routes.listLatestPayments);
        expect(payments).toHaveLength(5);
        expect(payments[0]).toEqual({
          id: paid.payment.id,
          paidOn: '2026-03-02',
          amountCents: 5_000,
          method: 'Cash',
          invoiceId: id,
          currency: 'USD',
          clientName: invoice.client.name,
        });
        const days = payments.map(({ paidOn }) => paidOn);
        expect(days).toEqual(days.toSorted().reverse());
      },
      'without those of invoices that were deleted': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        await admin.call(invoices.addInvoicePayment, { parameters: { id }, body: payment });
        await admin.call(invoices.deleteInvoice, { query: { id } });
        const { payments } = await admin.call(routes.listLatestPayments);
        expect(payments.map(({ invoiceId }) => invoiceId)).not.toContain(id);
      },
    },
  },
  listTaskPeople: {
    works: {
      "one's own tasks by whom they are assigned to, the most open ones first": async ({ app }) => {
        const person = await newcomer(app);
        const kept = (await allTasks(person)).filter(({ isDeleted, assignee }) => !isDeleted && assignee !== null);
        const people = await peopleOf(person);
        const open = people.map((each) => each.open);
        expect(open).toEqual(open.toSorted((one, other) => other - one));
        for (const { name, accountId, ...counted } of people) {
          const given = kept.filter(({ assignee }) => assignee?.fullName === name);
          const completed = given.filter(({ isCompleted }) => isCompleted).length;
          expect(accountId).toBeNull();
          expect(counted, name).toEqual({
            avatar: given[0]?.assignee?.avatar,
            open: given.length - completed,
            completed,
          });
        }
      },
      'an account counts as one, whatever it was called, and has no name once it is closed': async ({ app }) => {
        const [owner, helper] = [await newcomer(app), await newcomer(app)];
        const tasks = [];
        for (let given = 0; given < 9; given += 1) tasks.push(await addAGivenTask(owner, helper));
        const [first, second] = tasks;
        await owner.call(updateTask, { body: { task: { id: first?.id ?? 0, isCompleted: true } } });
        await owner.call(deleteTask, { query: { taskId: second?.id ?? 0 } });
        const [most] = await peopleOf(owner);
        expect(most).toMatchObject({ accountId: helper.accountId, open: 7, completed: 1 });
        expect(most?.name).not.toBe('');
        await helper.call(closeAccount, { body: { currentPassword: password } });
        expect((await peopleOf(owner))[0]).toEqual({
          accountId: helper.accountId,
          name: '',
          avatar: '',
          open: 7,
          completed: 1,
        });
      },
      'no one of whom has tasks of somebody else': async ({ app }) => {
        const [owner, other] = [await newcomer(app), await newcomer(app)];
        const assignee = { fullName: hawker, avatar: '', accountId: null };
        for (let given = 0; given < 9; given += 1) await addATask(owner, { assignee });
        expect((await peopleOf(owner))[0]).toEqual({
          accountId: null,
          name: hawker,
          avatar: '',
          open: 9,
          completed: 0,
        });
        expect((await peopleOf(other)).map(({ name }) => name)).not.toContain(hawker);
      },
    },
  },
};
