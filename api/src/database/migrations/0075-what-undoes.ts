import type { Migration } from '../migrate.ts';

/** What a change took back is told with it: what was deleted and is back was not made anew. */
export const whatUndoes: Migration = {
  name: '0075-what-undoes',
  statements: () => ['create index changes_undone_by on changes (undone_by) where undone_by is not null'],
};
