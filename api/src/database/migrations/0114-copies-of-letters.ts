import type { Migration } from '../migrate.ts';

/** Who gets a copy of what is sent to a client, and of one message: JSON, a list of addresses. Nobody is looked for by them. */
export const copiesOfLetters: Migration = {
  name: '0114-copies-of-letters',
  statements: () => [
    `alter table clients add column copies_to text not null default '[]'`,
    `alter table messages add column copies_to text not null default '[]'`,
  ],
};
