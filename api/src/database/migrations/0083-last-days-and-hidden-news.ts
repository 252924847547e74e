import type { Migration } from '../migrate.ts';

/** A last day is over by the clocks of whoever set it, and what was told of a thing that is deleted waits for it. */
export const lastDaysAndHiddenNews: Migration = {
  name: '0083-last-days-and-hidden-news',
  statements: () => [
    "alter table profile_polls add column time_zone text not null default 'UTC'",
    "alter table api_keys add column time_zone text not null default 'UTC'",
    'alter table notifications add column is_hidden integer not null default 0',
  ],
};
