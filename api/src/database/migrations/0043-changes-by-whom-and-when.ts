import type { Migration } from '../migrate.ts';

export const changesByWhomAndWhen: Migration = {
  name: '0043-changes-by-whom-and-when',
  statements: () => [
    // The activity of one person.
    'create index changes_of_an_actor on changes (actor_id, id) where is_private = 0',
    // The activity of a span of days.
    'create index changes_by_moment on changes (at, id) where is_private = 0',
  ],
};
