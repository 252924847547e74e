import type { Migration } from '../migrate.ts';

export const accessRoles: Migration = {
  name: '0029-access-roles',
  statements: ({ bytes }) => [
    // What a role gives, as words such as `orders:read`; `*` is full access. The matrix is always read and written whole.
    `alter table roles add column grants text not null default ''`,
    `alter table roles add column name_key ${bytes} not null default ''`,
    `alter table roles add column is_built_in integer not null default 0`,
    `alter table roles add column created_at text`,
    `update roles set is_built_in = 1, name_key = lower(name)`,
    `update roles set grants = '*' where key = 'administrator'`,
    ...Object.entries(builtIn).map(([key, grants]) => `update roles set grants = '${grants}' where key = '${key}'`),
    // A name is given once.
    `create unique index roles_name_taken on roles (name_key)`,

    `alter table users add column access_role_id bigint references roles (id)`,
    // The first members of a role; a role that users have cannot go.
    `create index users_of_an_access_role on users (access_role_id, id) where access_role_id is not null`,
    // The users of a role are a filter of the list: its part of the facet. 0 is none.
    `update users set facet = facet || '/0'`,
    `update list_facets set facet = facet || '/0' where list = 'users'`,
    `update list_segment_counts set facet = facet || '/0'
      where segment_id in (select id from list_segments where list = 'users')`,
    `update search_grams set facet = facet || '/0' where list = 'users'`,

    `alter table permissions add column is_core integer not null default 0`,
  ],
};

const rows = (areas: string, rights: string) =>
  areas.split(' ').flatMap((area) => rights.split(' ').map((right) => `${area}:${right}`));

const builtIn: Readonly<Record<string, string>> = {
  manager: [
    ...rows('users content catalogue orders finance', 'read write create'),
    ...rows('reporting', 'read'),
    ...rows('workspace', 'read write create'),
    ...rows('access audit', 'read'),
  ].join(' '),
  user: [
    ...rows('content catalogue', 'read'),
    ...rows('orders', 'read create'),
    ...rows('reporting', 'read'),
    ...rows('workspace', 'read write create'),
  ].join(' '),
  support: [
    ...rows('users', 'read'),
    ...rows('content', 'read write'),
    ...rows('catalogue', 'read'),
    ...rows('orders', 'read write'),
    ...rows('finance', 'read'),
    ...rows('workspace', 'read write create'),
  ].join(' '),
  'restricted-user': rows('content catalogue reporting', 'read').join(' '),
};
