import type { Migration } from '../migrate.ts';

export const signingSecret: Migration = {
  name: '0006-signing-secret',
  statements: () => [
    // One row at most, and none where a home keeps the secret elsewhere: src/auth/signing-secret.ts.
    `create table signing_secret (
      id integer primary key check (id = 1),
      secret text not null
    )`,
  ],
};
