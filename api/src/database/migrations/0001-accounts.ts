import type { Migration } from '../migrate.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  statements: ({ id }) => [
    `create table sequences (name text primary key, last bigint not null)`,

    // The *_key columns hold the folded text: an address or a username is taken whatever its case or accents.
    // password_hash is null until an invited person sets a password.
    `create table accounts (
      id ${id},
      email text not null,
      email_key text not null constraint accounts_email_taken unique,
      username text not null,
      username_key text not null constraint accounts_username_taken unique,
      full_name text not null,
      avatar text,
      role text not null,
      password_hash text,
      email_verified_at text,
      suspended_at text,
      user_id bigint constraint accounts_user_taken unique,
      created_at text not null
    )`,

    `create table sessions (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      user_agent text not null,
      address text not null,
      created_at text not null,
      last_used_at text not null,
      expires_at text not null,
      ended_at text
    )`,
    `create index sessions_of_an_account on sessions (account_id, id)`,

    // The token itself is with its owner alone. A used one is kept until it expires: its second use ends the session.
    `create table refresh_tokens (
      hash text primary key,
      session_id bigint not null references sessions (id) on delete cascade,
      expires_at text not null,
      used_at text
    )`,
    `create index refresh_tokens_of_a_session on refresh_tokens (session_id)`,

    `create table one_time_links (
      hash text primary key,
      account_id bigint references accounts (id) on delete cascade,
      purpose text not null,
      expires_at text not null,
      used_at text
    )`,
    `create index one_time_links_of_an_account on one_time_links (account_id)`,

    `create table attempts (key text primary key, failures integer not null, since text not null)`,
  ],
};
