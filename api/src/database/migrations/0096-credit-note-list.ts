import type { Migration } from '../migrate.ts';
import { listIndexes } from './list-indexes.ts';

/** Credit notes are a list (src/lists). What follows from the words of a row is empty until they are folded, as is what its rate tells. */
export const creditNoteList: Migration = {
  name: '0096-credit-note-list',
  statements: ({ bytes, dialect }) => [
    ...['client_name_key', 'total_key', 'state'].map(
      (column) => `alter table credit_notes add column ${column} ${bytes} not null default ''`,
    ),
    `alter table credit_notes add column facet text not null default ''`,
    `alter table credit_notes add column search text not null default ''`,
    'alter table credit_notes add column place bigint not null default 0',
    'update credit_notes set place = id',
    ...listIndexes(dialect, 'credit_notes', ['client_name_key', 'total_key', 'issued_date', 'state']),
    ...(dialect === 'sqlite'
      ? ['insert into credit_notes_search (rowid, search) select id, search from credit_notes']
      : []),
    // The list is asked by the indexes above.
    'drop index credit_notes_shown',
  ],
};
