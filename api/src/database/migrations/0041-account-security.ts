import type { Migration } from '../migrate.ts';

const settings = [
  'first_name',
  'last_name',
  'company',
  'address',
  'state',
  'zip',
  'language',
  'time_zone',
  'billing_company',
  'billing_email',
  'billing_tax_id',
  'billing_vat_number',
  'billing_phone',
  'billing_country',
  'billing_address',
  'billing_state',
  'billing_zip',
];

export const accountSecurity: Migration = {
  name: '0041-account-security',
  statements: ({ id, bytes, keyed }) => [
    // The key of the codes has to be read to check one; last_step is that of the last code, which works once.
    `create table two_steps (
      account_id ${id} references accounts (id) on delete cascade,
      secret text not null,
      started_at text not null,
      confirmed_at text,
      last_step bigint not null
    )`,
    `create table recovery_codes (
      account_id bigint not null references accounts (id) on delete cascade,
      hash ${bytes} not null,
      used_at text,
      primary key (account_id, hash)
    )${keyed}`,
    // Who has given the password and not yet the code.
    `create table sign_in_challenges (
      hash ${bytes} primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      expires_at text not null
    )${keyed}`,
    `create index sign_in_challenges_of_an_account on sign_in_challenges (account_id)`,

    // The key itself is with its owner alone. grants are as roles have them; * is everything that the owner may.
    `create table api_keys (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      name text not null,
      prefix text not null,
      hash ${bytes} not null constraint api_keys_hash_taken unique,
      grants text not null,
      expires_on text,
      created_at text not null,
      last_used_at text
    )`,
    `create index api_keys_of_an_account on api_keys (account_id, id)`,

    // The address that a link confirms, when it is another than the account has.
    `alter table one_time_links add column email text`,
    `alter table accounts add column closed_at text`,
    ...settings.map((name) => `alter table account_settings add column ${name} text not null default ''`),
  ],
};
