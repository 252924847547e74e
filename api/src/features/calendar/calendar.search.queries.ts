import { type EventKind, isGivenKind } from '@atrium/contract/calendar';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { containsUnindexed, isIdIn, rowsWithPieces } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import type { Schema } from '../../database/schema.ts';
import { gramsOfWord, lengthOf } from '../../search/grams.ts';
import { earliestStart, recurringSpan, singleSpans } from './occurrences/calendar.spans.ts';

interface Search {
  accountId: number;
  words: readonly string[];
  kinds: readonly EventKind[];
  now: string;
}

/** A match, with as much as says which are the nearest. */
export interface Match {
  id: number;
  startsAt: string;
  lastEndsAt: string;
  span: number;
}

/** Up to so many events with the pieces of the words are fetched, those of other accounts among them. With more, the calendar is walked from today. */
const mostFetched = 5_000;
const mostPieces = 4;
const nearest = 50;
/** Of those that repeat, which is next is not known before they are looked at. */
const mostSeries = 200;

export async function findMatches(database: Database, search: Search): Promise<Match[]> {
  const ids = await findCandidates(database, search.words);
  return ids === null ? walkedMatches(database, search) : matchesAmong(database, search, ids);
}

/** By the index of trigrams; null when that leads to too many, or no word is long enough for it. */
async function findCandidates(database: Database, words: readonly string[]): Promise<number[] | null> {
  const pieces = words.flatMap(gramsOfWord).filter((piece) => lengthOf(piece) === 3);
  if (pieces.length === 0) return null;
  const query = rowsWithPieces(database, 'events', pieces.slice(0, mostPieces), mostFetched + 1);
  const { rows } = await sql<{ id: number }>`${query}`.execute(database);
  return rows.length > mostFetched ? null : rows.map(({ id }) => id);
}

async function matchesAmong(
  database: Database,
  { accountId, words, kinds }: Search,
  ids: readonly number[],
): Promise<Match[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('events')
    .select(['id', 'startsAt', 'lastEndsAt', 'span'])
    .where(isIdIn(database, sql.val(ids)))
    .where((where) => where.and(words.map((word) => containsUnindexed(sql`search`, word))))
    .where(isOfKinds(accountId, kinds))
    .execute();
}

/** One's own events of these kinds, and those that one is invited to. */
function isOfKinds(accountId: number, kinds: readonly EventKind[]) {
  const given = kinds.filter(isGivenKind);
  return ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'events'>) => {
    const own = and([eb('events.accountId', '=', accountId), eb('events.kind', 'in', kinds)]);
    if (given.length === 0) return own;
    const invited = selectFrom('eventGuests')
      .select('eventGuests.eventId')
      .whereRef('eventGuests.eventId', '=', 'events.id')
      .where('eventGuests.accountId', '=', accountId)
      .where('eventGuests.kind', 'in', given);
    return or([own, exists(invited)]);
  };
}

/** A frequent word is met soon, going from today in both directions. */
async function walkedMatches(database: Database, search: Search): Promise<Match[]> {
  const { now } = search;
  const stretches = search.kinds.flatMap((kind) =>
    (isGivenKind(kind) ? [true, false] : [true]).flatMap((isOwn) => [
      ...singleSpans.flatMap((span) => [
        stretch(search, { kind, isOwn, span, limit: nearest, ...ahead(span, now) }),
        stretch(search, { kind, isOwn, span, limit: nearest, ...behind(now) }),
      ]),
      stretch(search, { kind, isOwn, span: recurringSpan, limit: mostSeries, ...ahead(recurringSpan, now) }),
      stretch(search, { kind, isOwn, span: recurringSpan, limit: nearest, ...behind(now) }),
    ]),
  );
  const { rows } = await sql<Match>`${sql.join(stretches, sql` union all `)}`.execute(database);
  return rows;
}

interface Stretch {
  kind: EventKind;
  isOwn: boolean;
  span: number;
  limit: number;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

function ahead(span: number, now: string): Pick<Stretch, 'where' | 'order'> {
  const earliest = earliestStart(span, now);
  const bound = earliest === null ? sql`` : sql`place.starts_at >= ${earliest} and `;
  return { where: sql`${bound} place.last_ends_at > ${now}`, order: sql`asc` };
}

function behind(now: string): Pick<Stretch, 'where' | 'order'> {
  return { where: sql`place.starts_at <= ${now} and place.last_ends_at <= ${now}`, order: sql`desc` };
}

/** Of a calendar, or of what one is invited to. */
function stretch({ accountId, words }: Search, { kind, isOwn, span, limit, where, order }: Stretch) {
  const from = isOwn
    ? sql`events as place`
    : sql`event_guests as place inner join events on events.id = place.event_id`;
  const id = isOwn ? sql.ref('place.id') : sql.ref('place.event_id');
  const text = isOwn ? sql<string>`place.search` : sql<string>`events.search`;
  const found = words.map((word) => sql`and ${containsUnindexed(text, word)}`);
  return sql`select * from (
    select ${id} as id, place.starts_at, place.last_ends_at, place.span from ${from}
    where place.account_id = ${accountId} and place.kind = ${kind} and place.span = ${span} and ${where}
      ${sql.join(found, sql` `)}
    order by place.starts_at ${order}, ${id} ${order} limit ${limit}) as stretch`;
}
