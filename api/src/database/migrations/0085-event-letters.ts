import type { Migration } from '../migrate.ts';

/** Who was invited by letter is known for as long as the letter counts, and what of an event was removed for as long as that may be taken back: both outlive the event. */
export const eventLetters: Migration = {
  name: '0085-event-letters',
  statements: ({ bytes, keyed }) => [
    `create table event_letters (
      account_id bigint not null references accounts (id) on delete cascade,
      uid ${bytes} not null,
      original_start ${bytes} not null,
      email ${bytes} not null,
      language text not null,
      is_cancelled integer not null,
      primary key (account_id, uid, original_start, email)
    )${keyed}`,
    `create table event_removals (
      event_id bigint not null,
      part ${bytes} not null,
      account_id bigint not null references accounts (id) on delete cascade,
      uid ${bytes} not null,
      event text not null,
      is_gone integer not null,
      is_told integer not null,
      primary key (event_id, part)
    )${keyed}`,
    'create index event_removals_by_uid on event_removals (account_id, uid)',
  ],
};
