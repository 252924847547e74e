import { listInvoices } from '@atrium/contract/invoice-list';
import { addInvoicePayment, deleteInvoicePayment } from '@atrium/contract/invoices';
import { addTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';

const secondsOfADay = 86_400;

test('a key answers what it added for a month, and is forgotten with the next thing that is added after that', async () => {
  const app = await openApp();
  const add = async (title: string, idempotencyKey: string) => {
    const { task } = await (await app.signIn('admin')).call(addTask, { body: { task: { title }, idempotencyKey } });
    return task.id;
  };
  const first = await add('Water the plants', 'one');
  await app.later(29 * secondsOfADay);
  await add('Sweep the yard', 'two');
  expect(await add('Water the plants', 'one')).toBe(first);
  await app.later(2 * secondsOfADay);
  await add('Oil the gate', 'three');
  expect(await add('Water the plants', 'one')).not.toBe(first);
});

test('whoever asks for something else with a key hears what was made with it', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const idempotencyKey = 'one payment';
  const [invoice] = (await admin.call(listInvoices, { query: { age: 'not-due', perPage: 1 } })).invoices;
  const parameters = { id: invoice?.id ?? 0 };
  const paid = { paidOn: '2026-03-02', method: 'Cash', idempotencyKey } as const;
  const { payment } = await admin.call(addInvoicePayment, { parameters, body: { ...paid, amountCents: 100 } });
  const other = await admin.refused(409, addInvoicePayment, { parameters, body: { ...paid, amountCents: 200 } });
  expect(other.made).toEqual({ entity: 'invoice-payment', id: payment.id });

  await admin.call(deleteInvoicePayment, { parameters: { ...parameters, paymentId: payment.id } });
  const gone = await admin.refused(409, addInvoicePayment, { parameters, body: { ...paid, amountCents: 100 } });
  expect(gone.made).toBeNull();
});
