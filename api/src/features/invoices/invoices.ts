import type { Client } from '@atrium/contract/clients';
import { dayOf, daysAfter, daysApart } from '@atrium/contract/days';
import type { ClientChoice, InvoiceChanges, NewInvoice } from '@atrium/contract/invoices';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { givenFields } from '../../changes/difference.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import { findClient, insertClient } from './clients/clients.ts';
import { findCustomFields } from './custom-fields/custom-fields.queries.ts';
import { withValues } from './custom-fields/custom-values.ts';
import { atPresentRate, pricedIn } from './exchange-rates/exchange-rates.ts';
import {
  type Changed,
  changeInvoice,
  findInvoice,
  refuseOtherCurrency,
  removeInvoices,
  requireInvoice,
  storeNewInvoice,
} from './invoices.changes.ts';
import { invoicesIndex, justWritten } from './invoices.list.ts';
import { findStoredInvoices } from './invoices.queries.ts';
import { contentOf, fieldsOfInvoice } from './invoices.shapes.ts';
import { isTaxedOtherwise, refuseUnnumbered } from './tax-treatment.ts';

/** Its number is the next one: the sequence is part of the transaction, so that none is left out. */
export function addInvoice(context: Context, { idempotencyKey, ...input }: NewInvoice): Promise<Changed> {
  return writeOnce(context, idempotencyKey, async (transaction) => {
    const { clientId, client: newClient, currency, rateMillionths, customValues: given, ...written } = input;
    const client = await chosenClient(transaction, context, { clientId, client: newClient });
    if (!client) throw noSuchClient();
    await refuseUnnumbered(transaction, context, written.taxTreatment, client);
    const id = await nextId(transaction, invoicesIndex.name);
    const priced = await pricedIn(transaction, context, { currency, rateMillionths });
    const customValues = withValues(await findCustomFields(transaction), {}, given);
    const { buyerReference = client.buyerReference } = written;
    const own = { ...written, buyerReference, customValues };
    const content = { ...justWritten, ...own, ...priced, id, clientId: client.id, payments: [] };
    return storeNewInvoice(transaction, context, content, client);
  });
}

function writeOnce(
  context: Context,
  idempotencyKey: string | undefined,
  add: (transaction: Transaction) => Promise<Changed>,
): Promise<Changed> {
  return addOnce(context, {
    entity: 'invoice',
    idempotencyKey,
    add,
    idOf: ({ stored }) => stored.row.id,
    again: async (transaction, { entityId, changeId }) => {
      return { stored: stillThere(await findInvoice(transaction, entityId)), changeId };
    },
  });
}

/** A draft of today, at the exchange rate of today, with the same lines and the same term to pay; what happened to the other has not happened to it. */
export function duplicateInvoice(context: Context, id: number, { idempotencyKey }: Keyed<object>): Promise<Changed> {
  return writeOnce(context, idempotencyKey, async (transaction) => {
    const original = await requireInvoice(transaction, id);
    const { issuedDate, dueDate, ...content } = contentOf(original);
    const term = daysApart(issuedDate, dueDate);
    const today = dayOf(context.now);
    const copy = {
      ...content,
      ...justWritten,
      ...(await atPresentRate(transaction, original.row)),
      roundsTaxOnce: content.roundsTaxOnce,
      id: await nextId(transaction, invoicesIndex.name),
      issuedDate: today,
      dueDate: daysAfter(today, term),
      payments: [],
    };
    return storeNewInvoice(transaction, context, copy, original.client);
  });
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateInvoice(context: Context, id: number, changes: InvoiceChanges): Promise<Changed<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireInvoice(transaction, id);
    const { clientId: _, client: __, currency, rateMillionths, customValues: given, ...rest } = changes;
    const client = (await chosenClient(transaction, context, changes)) ?? before.client;
    refuseOtherCurrency(before, currency);
    const priced = await pricedIn(transaction, context, { currency, rateMillionths }, before.row);
    const customValues = withValues(fieldsOfInvoice(before), contentOf(before).customValues, given);
    const written = { ...givenFields(rest), ...priced, customValues };
    const content = { ...contentOf(before), ...written, clientId: client.id };
    // Whoever chooses the client again takes them as they are now.
    const isChosen = changes.clientId !== undefined || changes.client !== undefined;
    const after = isChosen ? { ...content, clientAsIssued: null } : content;
    if (isTaxedOtherwise(before.row, after))
      await refuseUnnumbered(transaction, context, after.taxTreatment, after.clientAsIssued ?? client);
    return changeInvoice(transaction, context, before, after);
  });
}

/** The client that was chosen, or the new one; undefined when neither was given. */
async function chosenClient(
  transaction: Transaction,
  context: Context,
  { clientId, client }: ClientChoice,
): Promise<Client | undefined> {
  if (client) return (await insertClient(transaction, context, client)).client;
  if (clientId === undefined) return undefined;
  const known = await findClient(transaction, clientId);
  if (!known) throw noSuchClient();
  return known;
}

const noSuchClient = () => badInput([{ path: 'clientId', message: 'There is no such client.' }]);

/** Deletes all of them or, when one is missing, none. */
export function deleteInvoices(context: Context, ids: readonly number[]): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const wanted = [...new Set(ids)];
    const invoices = await findStoredInvoices(transaction, wanted);
    const isHere = invoices.length === wanted.length && invoices.every(({ row }) => row.deletedAt === null);
    if (!isHere) throw notFound('invoice');
    return removeInvoices(transaction, context, invoices);
  });
}

/** Notes that it was sent in another way than from here, or downloaded, at this moment. */
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
