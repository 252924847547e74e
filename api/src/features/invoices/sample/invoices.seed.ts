import type { Client } from '@atrium/contract/clients';
import type { Engine, Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { readHouseCurrency } from '../../../invoicing/house-currency.ts';
import { seedRows } from '../../../lists/seed.ts';
import { findFirstClients } from '../clients/clients.queries.ts';
import { invoicesIndex } from '../invoices.list.ts';
import { insertInvoiceRows } from '../invoices.queries.ts';
import { loadSampleClients } from './invoices.sample.ts';
import { seededInvoice } from './invoices.seed-rows.ts';

const mostClients = 100;

/** Appends made-up invoices to the clients there are; the sample clients come with them when there are none. */
export function seedInvoices(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  return seedRows(engine, rows, report, now, async (transaction) => {
    const clients = await clientsToBill(transaction, now);
    const insert = (transaction: Transaction, firstId: number, count: number) =>
      insertSeeded(transaction, firstId, count, clients, Date.parse(now));
    return { index: invoicesIndex, entity: 'invoice', insert };
  });
}

async function clientsToBill(transaction: Transaction, now: string): Promise<Client[]> {
  const clients = await findFirstClients(transaction, mostClients);
  if (clients.length > 0) return clients;
  await loadSampleClients(transaction, now);
  return findFirstClients(transaction, mostClients);
}

/** Each takes an id for its one payment, whether it was paid or not. */
async function insertSeeded(
  transaction: Transaction,
  firstId: number,
  count: number,
  clients: readonly Client[],
  now: number,
): Promise<void> {
  const currency = await readHouseCurrency(transaction);
  const firstPaymentId = await nextIds(transaction, 'invoice_payments', count);
  const invoices = Array.from({ length: count }, (_, index) =>
    seededInvoice({ id: firstId + index, paymentId: firstPaymentId + index, currency }, clients, now),
  );
  await insertInvoiceRows(transaction, invoices);
}
