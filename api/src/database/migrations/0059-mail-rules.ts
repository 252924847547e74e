import type { Migration } from '../migrate.ts';

export const mailRules: Migration = {
  name: '0059-mail-rules',
  statements: ({ id }) => [
    // What is done with mails that come to an account, before it sees them.
    `create table mail_rules (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      from_part text not null,
      to_part text not null,
      subject_part text not null,
      words text not null,
      has_attachments integer not null,
      folder text,
      labels text not null,
      is_starred integer not null,
      is_read integer not null,
      is_on integer not null
    )`,
    // The rules of one account, and those of all whom a mail comes to.
    `create index mail_rules_of_account on mail_rules (account_id, id)`,
  ],
};
