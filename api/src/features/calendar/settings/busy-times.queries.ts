import { eventKinds } from '@atrium/contract/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';
import { calendars, overlap, type Range } from '../calendar.queries.ts';
import { findKindKeys } from '../kinds/event-kinds.queries.ts';
import { recurringSpan, singleSpans } from '../occurrences/calendar.spans.ts';

/** An event that is in the calendar of an account. */
interface Taking {
  accountId: number;
  eventId: number;
}

// A month of fifty people with a hundred events each.
const most = 5_000;

/** What may take the time of these accounts in a range, by its start: what they declined does not. Each span is a stretch of the indexes that list calendars. */
export async function findTakings(database: Database, accountIds: readonly number[], range: Range): Promise<Taking[]> {
  if (accountIds.length === 0) return [];
  const kinds = [...eventKinds, ...(await findKindKeys(database, accountIds))];
  const stretches = [...singleSpans, recurringSpan].flatMap((span) =>
    calendars.map(({ table, id }) => {
      const isTaken = table === 'event_guests' ? sql`and answer <> 'declined'` : sql``;
      return stretch(sql`select account_id, ${sql.ref(id)} as event_id, starts_at from ${sql.table(table)}
        where account_id in (${sql.join(accountIds)}) and kind in (${sql.join(kinds)}) and span = ${span}
          ${overlap(span, range)} ${isTaken}`);
    }),
  );
  const { rows } = await sql<Taking>`
    select account_id, event_id from (${sql.join(stretches, sql` union all `)}) as taking
    order by starts_at, event_id, account_id limit ${most}`.execute(database);
  return rows;
}

function stretch(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from (${query} order by starts_at limit ${most}) as stretch`;
}
