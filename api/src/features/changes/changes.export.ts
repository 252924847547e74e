import { csvLine, csvResponse } from '../../csv.ts';
import type { Database } from '../../database/engine.ts';
import type { ChangeRow } from '../../database/schema.ts';
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

/** What was done as CSV. Rows are read some at a time while the file is being fetched, so its size does not matter. */
export function changesAsCsv(database: Database, accountId: number, filter: ChangeFilter, now: string): Response {
  async function* lines() {
    yield csvLine(headings);
    for await (const rows of changesInOrder(database, accountId, filter)) yield rows.map(lineOf).join('');
  }
  return csvResponse(lines(), `activity-${now.slice(0, 10)}.csv`);
}

function lineOf(row: ChangeRow): string {
  const { id, at, actorName, actorId, action, entity, entityId, entityName, before, after, requestId, undoneBy } = row;
  const values = [id, at, actorName, actorId, action, entity, entityId, entityName, before, after, requestId, undoneBy];
  return csvLine(values.map((value) => value ?? ''));
}
