import type { Migration } from '../migrate.ts';

export const privateChanges: Migration = {
  name: '0019-private-changes',
  statements: () => [
    'alter table changes add column is_private integer not null default 0',
    "update changes set is_private = 1 where entity = 'saved-view'",
    // How many there are, so that the others are counted at once (features/changes/changes.queries.ts).
    "insert into sequences (name, last) select 'private_changes', count(*) from changes where is_private = 1",
    // The activity page.
    'create index changes_that_are_shared on changes (id) where is_private = 0',
    // The activity of one account with what is its own.
    'create index changes_of_an_owner on changes (owner_id, entity, id) where is_private = 1',
  ],
};
