import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Engine } from '../../database/engine.ts';
import { eventSearch } from './calendar.rows.ts';
import { findEventsWithIds } from './ics/calendar.files.queries.ts';

const eventsAtOnce = 1_000;

/** Events that are older than the search of them: a step of the schema cannot fold their words. */
export async function foldOldEvents(engine: Engine): Promise<void> {
  for (;;) {
    const count = await engine.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('events')
        .select('id')
        .where('search', '=', sql.lit(''))
        .orderBy('id')
        .limit(eventsAtOnce)
        .execute();
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      const folded = await findEventsWithIds(transaction, ids);
      const records = folded.map((event) => ({ id: event.id, search: eventSearch(event) }));
      await sql`
        update events set search = folded.search
        from (select ${numberField('id')} as id, ${textField('search')} as search
          from ${recordsTable(transaction, records)}) as folded
        where events.id = folded.id`.execute(transaction);
      return rows.length;
    });
    if (count === 0) return;
  }
}
