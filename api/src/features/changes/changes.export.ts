import type { TableFormat } from '@atrium/contract/lists';
import type { Database } from '../../database/engine.ts';
import type { ChangeRow } from '../../database/schema.ts';
import { tableFile } from '../../tables/table-file.ts';
import { type ChangeFilter, changesInOrder } from './changes.queries.ts';

const headings = [
  'Number',
  'Moment',
  'Who',
  'Account',
  'What',
  'Kind',
  'Record',
  'Name',
  'Before',
  'After',
  'Request',
  'Undone by',
];

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function changesAsFile(
  database: Database,
  accountId: number,
  { format, ...filter }: ChangeFilter & { format: TableFormat },
  now: string,
): Response {
  async function* batches() {
    for await (const rows of changesInOrder(database, accountId, filter)) yield rows.map(cellsOf);
  }
  const columns = headings.map((heading) => ({ heading }));
  return tableFile({ name: `activity-${now.slice(0, 10)}`, columns, batches: batches() }, { format });
}

function cellsOf(row: ChangeRow): (string | number)[] {
  const { id, at, actorName, actorId, action, entity, entityId, entityName, before, after, requestId, undoneBy } = row;
  const values = [id, at, actorName, actorId, action, entity, entityId, entityName, before, after, requestId, undoneBy];
  return values.map((value) => value ?? '');
}
