import type { InvoiceAge } from '@atrium/contract/invoice-age';
import type { Invoice } from '@atrium/contract/invoices';
import { expect } from 'vitest';
import type { Database } from '../../src/database/engine.ts';

/** Adds up once more, the plain way, what is open by the day on which it is due. */
export async function expectTrueOpen(database: Database): Promise<void> {
  const rows = await database.selectFrom('invoices').selectAll().where('deletedAt', 'is', null).execute();
  const open = rows.filter(({ status }) => status !== 'Paid' && status !== 'Draft');
  const days = Map.groupBy(open, ({ dueDate }) => dueDate);
  const expected = [...days].map(([dueDate, due]) => ({
    dueDate,
    invoices: due.length,
    balanceCents: due.reduce((sum, one) => sum + Math.round((one.balanceCents * one.rateMillionths) / 1_000_000), 0),
  }));
  const kept = await database.selectFrom('openInvoices').selectAll().where('invoices', '<>', 0).execute();
  const byDay = (one: { dueDate: string }, other: { dueDate: string }) => one.dueDate.localeCompare(other.dueDate);
  expect(kept.sort(byDay)).toEqual(expected.sort(byDay));
}

/** As one counts days on a calendar. */
export function ageOf({ invoiceStatus, dueDate }: Invoice, today: string): InvoiceAge | null {
  if (invoiceStatus === 'Paid' || invoiceStatus === 'Draft') return null;
  const days = (Date.parse(today) - Date.parse(dueDate)) / 86_400_000;
  if (days <= 0) return 'not-due';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over-90';
}
