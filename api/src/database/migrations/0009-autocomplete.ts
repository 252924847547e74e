import type { Migration } from '../migrate.ts';

export const autocomplete: Migration = {
  name: '0009-autocomplete',
  statements: ({ id }) => [
    `create table autocomplete_items (
      id ${id},
      title text not null,
      rank integer not null
    )`,
    // All of them in the order in which they are suggested.
    `create index autocomplete_items_by_rank on autocomplete_items (rank, id)`,
  ],
};
