import type { Dialect } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import { trigramIndex } from './list-indexes.ts';

export const calendarForMany: Migration = {
  name: '0033-calendar-for-many',
  statements: ({ id, bytes, dialect }) => [
    // What calendar files call it, here and everywhere else.
    `alter table events add column uid ${bytes} not null default ''`,
    // Which occurrence of the series with the same uid it stands for.
    `alter table events add column original_start ${bytes}`,
    `alter table events add column status text not null default 'confirmed'`,
    // Of what came from a file, and somebody else invites to.
    `alter table events add column organiser_name text not null default ''`,
    `alter table events add column organiser_email text not null default ''`,
    `alter table events add column reminders text not null default '[]'`,
    // When the next reminder of it is due, of whomever.
    `alter table events add column reminds_at ${bytes}`,
    `alter table events add column search text not null default ''`,
    `update events set uid = ${randomUid(dialect)} || '@atrium'`,
    // What a file changes, and what is taken out of a series.
    `create index events_by_uid on events (account_id, uid)`,
    // A step of the schema cannot fold words: src/start.ts does, and finds here what is left.
    `create index events_unfolded on events (id) where search = ''`,
    ...trigramIndex(dialect, 'events'),
    ...(dialect === 'sqlite' ? [`insert into events_search (rowid, search) select id, search from events`] : []),

    `alter table event_guests add column email text not null default ''`,
    `alter table event_guests add column answer text not null default 'waiting'`,
    `alter table event_guests add column reminders text not null default '[]'`,
    // What the list asks for stands beside each guest, so that what one is invited to is found as what is one's own.
    `alter table event_guests add column kind ${bytes} not null default ''`,
    `alter table event_guests add column span integer not null default 0`,
    `alter table event_guests add column starts_at ${bytes} not null default ''`,
    `alter table event_guests add column last_ends_at ${bytes} not null default ''`,
    ...['kind', 'span', 'starts_at', 'last_ends_at'].map(
      (column) => `update event_guests set ${column} = (select ${column} from events where id = event_id)`,
    ),
    // The same question as events_by_start, and the invitations of an account that goes.
    `create index event_guests_by_start on event_guests (account_id, kind, span, starts_at, event_id, last_ends_at)
      where account_id is not null`,
    `drop index event_guests_of_account`,

    `create table calendar_settings (
      account_id ${id} references accounts (id) on delete cascade,
      reminders text not null,
      all_day_reminders text not null
    )`,
    `create table calendar_feeds (
      account_id ${id} references accounts (id) on delete cascade,
      hash ${bytes} not null unique,
      created_at text not null
    )`,
  ],
};

function randomUid(dialect: Dialect): string {
  return dialect === 'postgres' ? 'cast(gen_random_uuid() as text)' : 'lower(hex(randomblob(16)))';
}
