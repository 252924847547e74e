import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Engine, Transaction } from '../../../database/engine.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { rebuild } from '../../../lists/rebuild.ts';
import { creditNoteRow, creditNotesIndex } from './credit-notes.list.ts';

/** Credit notes from before they were a list, all of them together with what is counted of them. */
export async function foldOldCreditNotes(engine: Engine, tuning?: ListTuning): Promise<void> {
  const found = engine.read.selectFrom('creditNotes').select('id').where('search', '=', sql.lit('')).limit(1);
  if (!(await found.executeTakeFirst())) return;
  await engine.write(async (transaction) => {
    let folded: number;
    do folded = await foldSome(transaction);
    while (folded > 0);
    await rebuild(transaction, creditNotesIndex, tuning);
  });
}

const atOnce = 500;

async function foldSome(transaction: Transaction): Promise<number> {
  const rows = await transaction
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'creditNotes.invoiceId')
    .selectAll('creditNotes')
    .select('rateMillionths')
    .where('creditNotes.search', '=', sql.lit(''))
    .orderBy('creditNotes.id')
    .limit(atOnce)
    .execute();
  if (rows.length === 0) return 0;
  const records = rows.map(({ rateMillionths, ...row }) => {
    const { id, clientNameKey, totalKey, state, facet, search } = creditNoteRow(row, rateMillionths);
    return { id, clientNameKey, totalKey, state, facet, search };
  });
  await sql`
    update credit_notes set client_name_key = folded.client_name_key, total_key = folded.total_key,
      state = folded.state, facet = folded.facet, search = folded.search
    from (select ${numberField('id')} as id, ${textField('clientNameKey')} as client_name_key,
        ${textField('totalKey')} as total_key, ${textField('state')} as state,
        ${textField('facet')} as facet, ${textField('search')} as search
      from ${recordsTable(transaction, records)}) as folded
    where credit_notes.id = folded.id`.execute(transaction);
  return rows.length;
}
