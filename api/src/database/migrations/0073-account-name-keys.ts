import type { Migration } from '../migrate.ts';

/** Accounts are found and put in order by their folded names. Those that there are get theirs at the next start, as a step cannot fold words. */
export const accountNameKeys: Migration = {
  name: '0073-account-name-keys',
  statements: () => [
    `alter table accounts add column full_name_key text not null default ''`,
    'drop index accounts_by_name',

    // The contacts of the chat, and whom an event may invite, by name.
    `create index accounts_by_name on accounts (coalesce(nullif(full_name_key, ''), username_key), id)`,
  ],
};
