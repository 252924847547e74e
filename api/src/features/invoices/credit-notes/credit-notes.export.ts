import { type CreditNoteExportColumn, creditNoteExportColumns } from '@atrium/contract/credit-note-list';
import type { CreditNote } from '@atrium/contract/credit-notes';
import type { Database } from '../../../database/engine.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../../tables/table-file.ts';
import { findCreditNotes } from './credit-notes.queries.ts';
import { shownCreditNote } from './credit-notes.shapes.ts';

interface Column extends TableColumn {
  readonly value: (creditNote: CreditNote) => string | number;
}

const columnOf: Readonly<Record<CreditNoteExportColumn, Column>> = {
  id: { heading: 'Number', value: ({ id }) => id },
  state: { heading: 'State', value: ({ state }) => state },
  clientName: { heading: 'Client', value: ({ client }) => client.name },
  clientEmail: { heading: 'E-mail', value: ({ client }) => client.companyEmail },
  invoiceId: { heading: 'Invoice', value: ({ invoiceId }) => invoiceId },
  issuedDate: { heading: 'Date', kind: 'day', value: ({ issuedDate }) => issuedDate },
  total: { heading: 'Total', kind: 'money', value: ({ totalCents }) => totalCents / 100 },
  currency: { heading: 'Currency', value: ({ currency }) => currency },
  reason: { heading: 'Reason', value: ({ reason }) => reason },
};

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function creditNotesAsFile(
  database: Database,
  idsInOrder: AsyncIterable<readonly number[]>,
  asked: AskedFile & { columns?: readonly CreditNoteExportColumn[] | undefined },
  now: string,
): Response {
  const columns = (asked.columns ?? creditNoteExportColumns).map((name) => ({ name, ...columnOf[name] }));
  async function* batches() {
    for await (const ids of idsInOrder) {
      const creditNotes = (await findCreditNotes(database, ids)).map(shownCreditNote);
      yield creditNotes.map((creditNote) => columns.map(({ value }) => value(creditNote)));
    }
  }
  return tableFile({ name: `credit-notes-${now.slice(0, 10)}`, columns, batches: batches() }, asked);
}
