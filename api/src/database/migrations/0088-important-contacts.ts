import type { Migration } from '../migrate.ts';

export const importantContacts: Migration = {
  name: '0088-important-contacts',
  statements: ({ keyed }) => [
    'alter table chat_contacts add column is_important integer not null default 0',

    // A JSON list of what one calls them for oneself.
    `alter table chat_contacts add column tags text not null default '[]'`,

    // The chat is in no list of one's own until there is a message after this one.
    'alter table chat_contacts add column hidden_until bigint not null default 0',

    // The latest report of each account about a person or a group; what it says is in the record of the changes.
    `create table chat_reports (
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null,
      reported_id bigint not null,
      id bigint not null,
      reported_at text not null,
      primary key (account_id, kind, reported_id)
    )${keyed}`,

    // Whom a report is for.
    `create index accounts_of_administrators on accounts (id) where role = 'admin'`,
  ],
};
