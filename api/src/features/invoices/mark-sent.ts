import { dayOf } from '@atrium/contract/days';
import { sql } from 'kysely';
import { differenceOf } from '../../changes/difference.ts';
import { recordEach } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Transaction } from '../../database/engine.ts';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { notFound } from '../../errors.ts';
import { issuerOf } from '../../invoicing/company.ts';
import { changeOf, composed } from './invoices.changes.ts';
import { withParties } from './invoices.list.ts';
import { findStoredInvoices, moveInvoices } from './invoices.queries.ts';
import { contentOf, type StoredInvoice } from './invoices.shapes.ts';

/** Notes of several that they were sent in another way; those that were sent before stay as they are. Answers null when that is all of them. */
export function markInvoicesSent(context: Context, ids: readonly number[]): Promise<number | null> {
  const { engine, tuning } = context.services;
  return engine.write(async (transaction) => {
    const wanted = [...new Set(ids)];
    const invoices = await findStoredInvoices(transaction, wanted);
    const isHere = invoices.length === wanted.length && invoices.every(({ row }) => row.deletedAt === null);
    if (!isHere) throw notFound('invoice');
    const marked = invoices.filter(({ row }) => row.sentAt === null).map((before) => markedAsSent(context, before));
    if (marked.length === 0) return null;
    await storeMarks(
      transaction,
      marked.map(({ move }) => move.after),
    );
    const moves = marked.map(({ move }) => move);
    await moveInvoices(transaction, moves, tuning);
    const changes = marked.map(({ change }) => change);
    const [first = null] = await recordEach(transaction, context, changes);
    return first;
  });
}

function markedAsSent({ now, services }: Context, before: StoredInvoice) {
  const content = contentOf(before);
  const issuer = issuerOf(services.settings, before.firm);
  const after = withParties({ ...content, sentAt: now }, { ...before, issuer });
  const difference = differenceOf(content, after);
  const { row } = composed(after, before, dayOf(now));
  return {
    move: { before: before.row, after: row },
    change: changeOf(content.id, difference?.before ?? {}, difference?.after ?? {}),
  };
}

/** What is issued with that keeps its parties and its fields. */
async function storeMarks(transaction: Transaction, rows: readonly InvoiceRow[]): Promise<void> {
  const records = rows.map(({ id, sentAt, clientAsIssued, issuerAsIssued, fieldsAsIssued }) => {
    return { id, sentAt, clientAsIssued, issuerAsIssued, fieldsAsIssued };
  });
  await sql`
    update invoices set sent_at = marked.sent_at, client_as_issued = marked.client_as_issued,
      issuer_as_issued = marked.issuer_as_issued, fields_as_issued = marked.fields_as_issued
    from (
      select ${numberField('id')} as id, ${textField('sentAt')} as sent_at,
        ${textField('clientAsIssued')} as client_as_issued, ${textField('issuerAsIssued')} as issuer_as_issued,
        ${textField('fieldsAsIssued')} as fields_as_issued
      from ${recordsTable(transaction, records)}) as marked
    where invoices.id = marked.id`.execute(transaction);
}
