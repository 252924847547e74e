import type { EventKind } from '@atrium/contract/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';
import { calendarsOf, complete, overlap, seenEvents } from '../calendar.queries.ts';
import type { SeenEvent } from '../calendar.rows.ts';
import { recurringSpan, singleSpans } from '../occurrences/calendar.spans.ts';

interface NearWanted {
  accountId: number;
  kinds: readonly EventKind[];
  now: string;
  /** What was over before it is left out. */
  since: string;
  limit: number;
}

/** Of an account's events, with those that it is invited to and did not decline, the nearest: what goes on or is to come, then what was over last. By their start. */
export async function findNearEvents(database: Database, wanted: NearWanted): Promise<SeenEvent[]> {
  const { now, since, limit } = wanted;
  const coming = stretches(wanted, sql`asc`, (span) => overlap(span, { from: now, to: '9999' }));
  const over = stretches(
    wanted,
    sql`desc`,
    (span) => sql`${overlap(span, { from: since, to: now })} and last_ends_at <= ${now}`,
  );
  const near = sql<number>`(
    select id from (
      select * from (
        select id, starts_at, 0 as is_over from (${coming}) as coming order by starts_at, id limit ${limit}) as coming
      union all
      select * from (
        select id, starts_at, 1 as is_over from (${over}) as past order by starts_at desc, id desc limit ${limit}) as past
    ) as near
    order by is_over, case is_over when 1 then starts_at end desc, starts_at, id limit ${limit})`;
  const rows = await seenEvents(database)
    .where('events.id', 'in', near)
    .orderBy('events.startsAt')
    .orderBy('events.id')
    .execute();
  return complete(database, rows);
}

/** Each kind and span is a stretch of two indexes, and none is read further than the limit. */
function stretches(
  { accountId, kinds, limit }: NearWanted,
  order: RawBuilder<unknown>,
  inRange: (span: number) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = kinds.flatMap((kind) =>
    [...singleSpans, recurringSpan].flatMap((span) =>
      calendarsOf(kind).map(({ table, id }) => {
        const isTaken = table === 'event_guests' ? sql`and answer <> 'declined'` : sql``;
        return sql`select * from (
          select ${sql.ref(id)} as id, starts_at from ${sql.table(table)}
          where account_id = ${accountId} and kind = ${kind} and span = ${span} ${inRange(span)} ${isTaken}
          order by starts_at ${order}, ${sql.ref(id)} ${order} limit ${limit}) as stretch`;
      }),
    ),
  );
  return sql.join(parts, sql` union all `);
}
