import type { Migration } from '../migrate.ts';

export const waitlist: Migration = {
  name: '0058-waitlist',
  statements: ({ id, bytes }) => [
    `create table waitlist_entries (
      id ${id},
      waits_for text not null,
      email text not null,
      email_key text not null,
      -- Of the link that was sent last.
      hash text not null unique,
      asked_at ${bytes} not null,
      confirmed_at ${bytes},
      unique (waits_for, email_key)
    )`,
    // Who waits for one thing, the latest first.
    `create index waitlist_entries_confirmed on waitlist_entries (waits_for, confirmed_at, id) where confirmed_at is not null`,
    // Who never followed their link.
    `create index waitlist_entries_asked on waitlist_entries (asked_at) where confirmed_at is null`,
  ],
};
