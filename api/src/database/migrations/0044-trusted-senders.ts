import type { Migration } from '../migrate.ts';

export const trustedSenders: Migration = {
  name: '0044-trusted-senders',
  statements: ({ id, bytes }) => [
    // Whose pictures from elsewhere an account shows without being asked.
    `create table trusted_senders (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      email text not null,
      email_key ${bytes} not null,
      trusted_at text not null,
      constraint trusted_senders_once unique (account_id, email_key)
    )`,
    // Who has blocked an account: asked whenever it begins to listen.
    `create index chat_contacts_blocking on chat_contacts (contact_id) where is_blocked = 1`,
  ],
};
