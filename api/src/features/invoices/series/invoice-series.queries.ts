import type { Client } from '@atrium/contract/clients';
import { type SeriesListQuery, shownOfASeries } from '@atrium/contract/invoice-series';
import type { Invoice } from '@atrium/contract/invoices';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { InvoiceSeriesRow } from '../../../database/invoices-schema.ts';
import { findClients } from '../clients/clients.queries.ts';
import { findInvoices } from '../invoices.queries.ts';

export interface StoredSeries {
  readonly row: InvoiceSeriesRow;
  readonly client: Client;
}

export async function countSeries(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('invoiceSeries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** What comes next first; what has ended last. */
export async function findSeriesPage(database: Database, { page, perPage }: SeriesListQuery): Promise<StoredSeries[]> {
  const rows = await database
    .selectFrom('invoiceSeries')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy(sql`coalesce(next_on, '9999-99-99')`)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return withClients(database, rows);
}

/** Also when it was deleted. */
export async function findStoredSeries(database: Database, id: number): Promise<StoredSeries | undefined> {
  const rows = await database.selectFrom('invoiceSeries').selectAll().where('id', '=', id).execute();
  return (await withClients(database, rows))[0];
}

async function withClients(database: Database, rows: readonly InvoiceSeriesRow[]): Promise<StoredSeries[]> {
  const clients = await findClients(database, [...new Set(rows.map(({ clientId }) => clientId))]);
  return rows.flatMap((row) => {
    const client = clients.find(({ id }) => id === row.clientId);
    return client ? [{ row, client }] : [];
  });
}

/** The latest of the invoices that a series made. */
export async function findInvoicesOfSeries(database: Database, seriesId: number): Promise<Invoice[]> {
  const rows = await database
    .selectFrom('invoices')
    .select('id')
    .where('seriesId', '=', seriesId)
    .where('deletedAt', 'is', null)
    .orderBy('seriesDay', 'desc')
    .limit(shownOfASeries)
    .execute();
  return findInvoices(
    database,
    rows.map(({ id }) => id),
  );
}

/** Also when it was deleted since: what a day has had, it does not get again. */
export async function hasInvoiceOn(database: Database, seriesId: number, seriesDay: string): Promise<boolean> {
  const invoice = await database
    .selectFrom('invoices')
    .select('id')
    .where('seriesId', '=', seriesId)
    .where('seriesDay', '=', seriesDay)
    .executeTakeFirst();
  return invoice !== undefined;
}

export async function insertSeries(transaction: Transaction, rows: readonly InvoiceSeriesRow[]): Promise<void> {
  await transaction.insertInto('invoiceSeries').values(rows).execute();
}

export async function replaceSeries(transaction: Transaction, { id, ...row }: InvoiceSeriesRow): Promise<void> {
  await transaction.updateTable('invoiceSeries').set(row).where('id', '=', id).execute();
}

export async function hasSeries(database: Database, clientId: number): Promise<boolean> {
  const series = await database
    .selectFrom('invoiceSeries')
    .select('id')
    .where('clientId', '=', clientId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return series !== undefined;
}
