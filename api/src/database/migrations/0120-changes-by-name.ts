import type { Migration } from '../migrate.ts';
import { trigramIndex } from './list-indexes.ts';

export const changesByName: Migration = {
  name: '0120-changes-by-name',
  statements: ({ dialect }) => [
    // What the thing was called then and is called now, and who did it, folded.
    `alter table changes add column search text not null default ''`,
    // A step of the schema cannot fold words: src/start.ts does, and finds here what is left.
    `create index changes_unfolded on changes (id) where search = ''`,
    ...trigramIndex(dialect, 'changes'),
    ...(dialect === 'sqlite' ? forSqlite : []),
  ],
};

const forSqlite = [
  'insert into changes_search (rowid, search) select id, search from changes',
  // A frequent word of the activity page is met without what was before and after, which PostgreSQL keeps beside the rows anyway.
  'create index changes_by_name on changes (id, at, entity, action, actor_id, search) where is_private = 0',
];
