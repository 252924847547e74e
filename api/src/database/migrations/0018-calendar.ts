import type { Migration } from '../migrate.ts';

export const calendar: Migration = {
  name: '0018-calendar',
  statements: ({ id, bytes, keyed }) => [
    `create table events (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      kind ${bytes} not null,
      title text not null,
      url text not null,
      location text not null,
      description text not null,
      starts_at ${bytes} not null,
      ends_at ${bytes} not null,
      is_all_day integer not null,
      time_zone text not null,
      recurrence text,
      last_ends_at ${bytes} not null,
      span integer not null,
      check (ends_at >= starts_at and last_ends_at >= ends_at),
      check ((span = 5) = (recurrence is not null))
    )`,
    // The list of an account, with a range and without. What overlaps a range began before its end, and not longer before its beginning
    // than it takes: within a span, which says how long that is at most, the range is one stretch of this index, in the order of the list.
    // On SQLite each arm of the question is "SEARCH events USING COVERING INDEX events_by_start (account_id=? AND kind=? AND span=? AND
    // starts_at>? AND starts_at<?)". It serves an account that goes as well.
    `create index events_by_start on events (account_id, kind, span, starts_at, id, last_ends_at)`,

    `create table event_guests (
      event_id bigint not null references events (id) on delete cascade,
      position integer not null,
      account_id bigint references accounts (id) on delete set null,
      value text not null,
      label text not null,
      avatar text not null,
      primary key (event_id, position)
    )${keyed}`,
    // The invitations of an account that goes.
    `create index event_guests_of_account on event_guests (account_id) where account_id is not null`,

    // Occurrences that are left out of an event that repeats, by when they would begin.
    `create table event_exceptions (
      event_id bigint not null references events (id) on delete cascade,
      starts_at ${bytes} not null,
      primary key (event_id, starts_at)
    )${keyed}`,
  ],
};
