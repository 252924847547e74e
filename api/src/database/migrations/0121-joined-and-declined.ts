import type { Migration } from '../migrate.ts';

export const joinedAndDeclined: Migration = {
  name: '0121-joined-and-declined',
  statements: ({ id }) => [
    // The list of those who joined on some days, counted by what else they are filtered by.
    'create index users_by_joining on users (created_at, facet)',
    // What was deleted with a no to who invites by mail: the letter goes once undo has had its time, when the event is gone.
    `create table declined_events (
      event_id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      event text not null,
      is_told integer not null,
      told_before text
    )`,
    'create index declined_events_of_an_account on declined_events (account_id)',
  ],
};
