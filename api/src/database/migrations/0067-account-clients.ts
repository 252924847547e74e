import type { Migration } from '../migrate.ts';

/** Which client an account is that buys: nobody becomes another by writing down their address. */
export const accountClients: Migration = {
  name: '0067-account-clients',
  statements: ({ id }) => [
    `create table account_clients (
      account_id ${id} references accounts (id),
      client_id bigint not null references clients (id)
    )`,
  ],
};
