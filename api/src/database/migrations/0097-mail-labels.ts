import type { Migration } from '../migrate.ts';

export const mailLabels: Migration = {
  name: '0097-mail-labels',
  statements: ({ id, bytes }) => [
    // Labels that an account made. What mails and rules have of them is their key in the column labels (decision 58): no foreign keys.
    `create table mail_labels (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      name text not null,
      name_key ${bytes} not null,
      color text not null
    )`,
    // The labels of an account in the order of their names, the one that a search names, and none twice.
    `create unique index mail_labels_by_name on mail_labels (account_id, name_key)`,
  ],
};
