import type { Migration } from '../migrate.ts';

export const mailWritings: Migration = {
  name: '0050-mail-writings',
  statements: ({ keyed }) => [
    // Which mail came of what was written under a key: the same key never makes a second one.
    `create table mail_writings (
      account_id bigint not null references accounts (id) on delete cascade,
      writing_key text not null,
      mail_id bigint not null references mails (id) on delete cascade,
      change_id bigint not null,
      primary key (account_id, writing_key)
    )${keyed}`,
    // What goes with a mail.
    `create index mail_writings_of_a_mail on mail_writings (mail_id)`,
  ],
};
