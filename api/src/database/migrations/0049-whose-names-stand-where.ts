import type { Migration } from '../migrate.ts';

/** What an account is called, where no other is called the same. */
const named = `(
  select coalesce(nullif(full_name, ''), username) as name, min(id) as id from accounts
  group by coalesce(nullif(full_name, ''), username) having count(*) = 1
) as named`;

export const whoseNamesStandWhere: Migration = {
  name: '0049-whose-names-stand-where',
  statements: () => [
    // Whose name it is that is kept: it is taken off when the account is closed.
    'alter table notifications add column person_account_id bigint references accounts (id)',
    'create index notifications_by_person on notifications (person_account_id) where person_account_id is not null',
    'alter table blog_versions add column account_id bigint references accounts (id)',
    'create index blog_versions_by_account on blog_versions (account_id) where account_id is not null',
    `update notifications set person_account_id = named.id from ${named} where named.name = notifications.person`,
    `update blog_versions set account_id = named.id from ${named} where named.name = blog_versions.person`,
    // A friend who has closed their account since has no name that could be compared.
    `update notifications set person = '', title = '' where entity = 'profile'
      and entity_id in (select id from accounts where closed_at is not null)`,
  ],
};
