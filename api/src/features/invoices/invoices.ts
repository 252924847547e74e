import type { Client } from '@atrium/contract/clients';
import {
  type ClientChoice,
  type InvoiceChanges,
  type InvoicePayment,
  mostPayments,
  type NewInvoice,
  type NewInvoicePayment,
} from '@atrium/contract/invoices';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { SoldInvoice } from '../../invoicing/sold-invoice.ts';
import { addClient, findClient, findOrAddClient } from './clients.ts';
import {
  applyChange,
  type Changed,
  changeInvoice,
  findInvoice,
  removeInvoice,
  storeNewInvoice,
} from './invoices.changes.ts';
import { invoicesIndex } from './invoices.list.ts';
import { contentOf, type StoredInvoice } from './invoices.shapes.ts';

/** Its number is the next one: the sequence is part of the transaction, so that none is left out. */
export function addInvoice(context: Context, input: NewInvoice): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const client = await chosenClient(transaction, context, input);
    if (!client) throw noSuchClient();
    const { issuedDate, dueDate, service, note, lines } = input;
    const id = await nextId(transaction, invoicesIndex.name);
    const written = { id, clientId: client.id, issuedDate, dueDate, service, note };
    const content = { ...written, sentAt: null, downloadedAt: null, lines, payments: [] };
    return storeNewInvoice(transaction, context, content, client);
  });
}

/** Writes the invoice of what was sold elsewhere in here, and answers its number. */
export async function writeSoldInvoice(
  transaction: Transaction,
  context: Context,
  { client: buyer, payment, ...written }: SoldInvoice,
): Promise<number> {
  const client = await findOrAddClient(transaction, context, buyer);
  const id = await nextId(transaction, invoicesIndex.name);
  const payments = payment
    ? [{ id: await nextId(transaction, 'invoice_payments'), ...payment, note: written.note }]
    : [];
  const content = { id, clientId: client.id, service: 'Shop Order' as const, ...written, payments };
  await storeNewInvoice(transaction, context, { ...content, sentAt: null, downloadedAt: null }, client);
  return id;
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateInvoice(context: Context, id: number, changes: InvoiceChanges): Promise<Changed<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    const { clientId: _, client: __, ...rest } = changes;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const client = (await chosenClient(transaction, context, changes)) ?? before.client;
    return changeInvoice(transaction, context, before, { ...contentOf(before), ...given, clientId: client.id });
  });
}

/** The client that was chosen, or the new one; undefined when neither was given. */
async function chosenClient(
  transaction: Transaction,
  context: Context,
  { clientId, client }: ClientChoice,
): Promise<Client | undefined> {
  if (client) return (await addClient(transaction, context, client)).client;
  if (clientId === undefined) return undefined;
  const known = await findClient(transaction, clientId);
  if (!known) throw noSuchClient();
  return known;
}

const noSuchClient = () => badInput([{ path: 'clientId', message: 'There is no such client.' }]);

export function deleteInvoice(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    removeInvoice(transaction, context, await requireInvoice(transaction, id)),
  );
}

/** Notes that it was sent, or downloaded, at this moment. */
export function markInvoice(
  context: Context,
  id: number,
  mark: 'sentAt' | 'downloadedAt',
): Promise<Changed<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    return changeInvoice(transaction, context, before, { ...contentOf(before), [mark]: context.now });
  });
}

export function addPayment(
  context: Context,
  id: number,
  input: NewInvoicePayment,
): Promise<Changed & { payment: InvoicePayment }> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    if (before.payments.length >= mostPayments) throw conflict(`An invoice has at most ${mostPayments} payments.`);
    const payment = { id: await nextId(transaction, 'invoice_payments'), ...input };
    const payments = [...before.payments, payment];
    return { ...(await changePayments(transaction, context, before, payments)), payment };
  });
}

export function deletePayment(context: Context, id: number, paymentId: number): Promise<Changed> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    const payments = before.payments.filter((payment) => payment.id !== paymentId);
    if (payments.length === before.payments.length) throw notFound('payment');
    return changePayments(transaction, context, before, payments);
  });
}

function changePayments(
  transaction: Transaction,
  context: Context,
  before: StoredInvoice,
  payments: InvoicePayment[],
): Promise<Changed> {
  return applyChange(transaction, context, before, { ...contentOf(before), payments }, ['payments']);
}

async function requireInvoice(transaction: Transaction, id: number): Promise<StoredInvoice> {
  const stored = await findInvoice(transaction, id);
  if (!stored) throw notFound('invoice');
  return stored;
}
