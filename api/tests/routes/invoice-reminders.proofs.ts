import * as routes from '@atrium/contract/invoice-reminders';
import { addInvoicePayment, deleteInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addAPastDueInvoice } from '../invoices/billing.ts';
import { aClient, addAnInvoice, payment, wholeInvoice } from '../invoices/invoices.ts';
import type { ProofTable } from './proofs.ts';

const bodiesFor = async (admin: Parameters<typeof addAnInvoice>[0], id: number) => {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  return messages.filter(({ subject }) => subject.includes(`#${id} `)).map(({ body }) => body);
};

export const invoiceRemindersProofs: ProofTable = {
  getReminderSettings: {
    works: {
      'off, until somebody turns it on': async ({ app }) => {
        const { settings } = await (await app.signIn('admin')).call(routes.getReminderSettings);
        expect(settings).toEqual({ isOn: false, days: [7, 14, 30], leftOut: [], nextAt: null });
      },
    },
  },
  updateReminderSettings: {
    works: {
      'what is given alone; the same again is no change': async ({ admin }) => {
        const { id } = (await addAnInvoice(admin, { client: aClient() })).invoice.client;
        const body = { days: [3, 10], leftOutIds: [id] };
        const { settings, changeId } = await admin.call(routes.updateReminderSettings, { body });
        expect(settings).toMatchObject({ isOn: false, days: [3, 10], leftOut: [{ id }], nextAt: null });
        expect(changeId).not.toBeNull();
        expect((await admin.call(routes.updateReminderSettings, { body })).changeId).toBeNull();
        const on = await admin.call(routes.updateReminderSettings, { body: { isOn: true } });
        expect(on.settings).toMatchObject({ isOn: true, days: [3, 10], nextAt: expect.stringMatching(/T08:00:00/) });
        await admin.call(routes.updateReminderSettings, { body: { isOn: false, days: [7, 14, 30], leftOutIds: [] } });
      },
    },
    refuses: {
      'days in no order, too many or none, and a client that there is not': async ({ admin }) => {
        for (const days of [[], [7, 7], [14, 7], [0], [366], [1.5], [1, 2, 3, 4]]) {
          const problem = await admin.refused(400, routes.updateReminderSettings, { body: { days } });
          expect(fieldsOf(problem)[0]).toMatch(/^days/);
        }
        const problem = await admin.refused(400, routes.updateReminderSettings, { body: { leftOutIds: [999_999] } });
        expect(fieldsOf(problem)).toEqual(['leftOutIds']);
      },
    },
  },
  remindInvoice: {
    works: {
      'with a letter that reminds, another one the second time, and once for a key': async ({ admin }) => {
        const id = await addAPastDueInvoice(admin);
        const body = { idempotencyKey: crypto.randomUUID(), withLink: true };
        const first = await admin.call(routes.remindInvoice, { parameters: { id }, body });
        const again = await admin.call(routes.remindInvoice, { parameters: { id }, body });
        expect(again.messageId).toBe(first.messageId);
        expect(first.invoice).toMatchObject({ reminders: 1, invoiceStatus: 'Past Due' });
        await admin.call(routes.remindInvoice, { parameters: { id }, body: { language: 'en' } });
        expect((await wholeInvoice(admin, id)).invoice.reminders).toBe(2);
        const [later, earlier, ...others] = await bodiesFor(admin, id);
        expect(others).toEqual([]);
        expect(earlier).toContain('Perhaps it was overlooked');
        expect(earlier).toContain('/document?token=');
        expect(later).toContain('We have written to you before');
      },
    },
    refuses: {
      'what is not past due, is paid, or is not there': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        await admin.refused(409, routes.remindInvoice, { parameters: { id }, body: {} });
        const paid = await addAPastDueInvoice(admin);
        const body = { ...payment, amountCents: 19_000 };
        await admin.call(addInvoicePayment, { parameters: { id: paid }, body });
        await admin.refused(409, routes.remindInvoice, { parameters: { id: paid }, body: {} });
        await admin.call(deleteInvoice, { query: { id } });
        await admin.refused(404, routes.remindInvoice, { parameters: { id }, body: {} });
        const problem = await admin.refused(400, routes.remindInvoice, { parameters: { id: paid }, body: { to: 'x' } });
        expect(fieldsOf(problem)).toEqual(['to']);
      },
    },
  },
  remindInvoices: {
    works: {
      'those that are past due, once for a key; the others are left alone': async ({ admin }) => {
        const [one, other] = [await addAPastDueInvoice(admin), await addAPastDueInvoice(admin)];
        const { id: draft } = await addAnInvoice(admin);
        const body = { ids: [one, draft, other, one], idempotencyKey: crypto.randomUUID() };
        const answer = await admin.call(routes.remindInvoices, { body });
        expect(answer).toEqual({ reminded: [one, other], leftAlone: [draft] });
        expect(await admin.call(routes.remindInvoices, { body })).toEqual(answer);
        expect((await wholeInvoice(admin, one)).invoice.reminders).toBe(1);
        expect(await bodiesFor(admin, other)).toHaveLength(1);
      },
    },
    refuses: {
      'all when one is missing, none, and too many': async ({ admin }) => {
        const id = await addAPastDueInvoice(admin);
        await admin.refused(404, routes.remindInvoices, { body: { ids: [id, 999_999] } });
        expect((await wholeInvoice(admin, id)).invoice.reminders).toBe(0);
        for (const ids of [[], Array.from({ length: 101 }, (_, index) => 5_000 + index)])
          expect(fieldsOf(await admin.refused(400, routes.remindInvoices, { body: { ids } }))).toEqual(['ids']);
      },
    },
  },
};
