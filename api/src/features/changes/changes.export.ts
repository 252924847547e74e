import type { ChangeRow } from '../../database/schema.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../tables/table-file.ts';
import { changesInOrder } from './changes.queries.ts';
import type { Reader } from './found-changes.ts';
import type { ChangeFilter, Person } from './visible-changes.ts';

const columns: readonly TableColumn[] = [
  { heading: 'Number' },
  { heading: 'Moment' },
  { heading: 'Who' },
  { heading: 'Account' },
  { heading: 'What', name: 'action' },
  { heading: 'Kind', name: 'entity' },
  { heading: 'Record' },
  { heading: 'Name' },
  { heading: 'Before' },
  { heading: 'After' },
  { heading: 'Request' },
  { heading: 'Undone by' },
];

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function changesAsFile(
  reader: Reader,
  person: Person,
  { format, headings, cellWords, ...filter }: ChangeFilter & AskedFile,
  now: string,
): Response {
  async function* batches() {
    for await (const rows of changesInOrder(reader, person, filter)) yield rows.map(cellsOf);
  }
  const table = { name: `activity-${now.slice(0, 10)}`, columns, batches: batches() };
  return tableFile(table, { format, headings, cellWords });
}

function cellsOf(row: ChangeRow): (string | number)[] {
  const { id, at, actorName, actorId, action, entity, entityId, entityName, before, after, requestId, undoneBy } = row;
  const values = [id, at, actorName, actorId, action, entity, entityId, entityName, before, after, requestId, undoneBy];
  return values.map((value) => value ?? '');
}
