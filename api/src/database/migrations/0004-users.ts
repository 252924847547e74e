import type { Dialect } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

export const users: Migration = {
  name: '0004-users',
  statements: ({ id, bytes, dialect }) => [
    // The *_key columns are the folded text that lists sort by; facet and search serve src/lists and src/search. place is the id once
    // more, for the indexes: SQLite seeks to a (key, place), and not to a (key, id) when id is the key of the table itself.
    `create table users (
        id ${id},
        full_name text not null,
        full_name_key ${bytes} not null,
        username text not null,
        username_key ${bytes} not null,
        email text not null,
        email_key ${bytes} not null,
        company text not null,
        company_key ${bytes} not null,
        country text not null,
        country_key ${bytes} not null,
        contact text not null,
        contact_key ${bytes} not null,
        role ${bytes} not null,
        current_plan ${bytes} not null,
        billing ${bytes} not null,
        status ${bytes} not null,
        avatar text not null,
        created_at text not null,
        suspended_at text,
        facet text not null,
        search text not null,
        place bigint not null check (place = id)
      )`,
    // An address and a username are given once.
    `create unique index users_email_taken on users (email_key)`,
    `create unique index users_username_taken on users (username_key)`,

    // Few matches of a filter, to be sorted by whatever is asked.
    `create index users_by_facet on users (facet)`,

    // One for each order that the list offers. The facet stands in the index, so that rows before the page are passed over
    // without being looked up.
    ...[
      'full_name_key',
      'username_key',
      'email_key',
      'company_key',
      'country_key',
      'contact_key',
      'role',
      'current_plan',
      'billing',
      'status',
    ].map((column) => `create index users_by_${column} on users (${column}, place, facet)`),
    `create index users_by_id on users (id, facet)`,

    ...trigramIndex(dialect),

    `create table user_notifications (
        user_id bigint not null references users (id) on delete cascade,
        kind text not null,
        email integer not null,
        browser integer not null,
        app integer not null,
        primary key (user_id, kind)
      )`,
    `create table user_connections (
        user_id bigint not null references users (id) on delete cascade,
        service text not null,
        is_connected integer not null,
        handle text not null,
        primary key (user_id, service)
      )`,
  ],
};

/** A substring of the search text: FTS5's trigrams kept by triggers on SQLite, pg_trgm's on PostgreSQL. */
function trigramIndex(dialect: Dialect): string[] {
  if (dialect === 'postgres') {
    return [
      'create extension if not exists pg_trgm',
      'create index users_search on users using gin (search gin_trgm_ops)',
    ];
  }
  return [
    // It knows which rows hold a trigram and not where in them: half the size, and src/lists/search.ts looks at the rows anyway.
    `create virtual table users_search using fts5 (
      search, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1')`,
    `create trigger users_search_added after insert on users begin
      insert into users_search (rowid, search) values (new.id, new.search);
    end`,
    `create trigger users_search_changed after update of search on users when new.search <> old.search begin
      update users_search set search = new.search where rowid = old.id;
    end`,
    `create trigger users_search_removed after delete on users begin
      delete from users_search where rowid = old.id;
    end`,
  ];
}
