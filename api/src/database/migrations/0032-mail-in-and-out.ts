import type { Migration } from '../migrate.ts';

export const mailInAndOut: Migration = {
  name: '0032-mail-in-and-out',
  statements: ({ id, bytes, keyed }) => [
    // Files that are sent along with something: who may read them beside whoever uploaded them.
    `alter table files add column shared_at text`,
    `create table file_readers (
      file_id bigint not null references files (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      primary key (file_id, account_id)
    )${keyed}`,
    // What goes with an account.
    `create index files_of_a_reader on file_readers (account_id)`,
    `drop index files_without_subject`,
    // What is to be removed.
    `create index files_unused on files (created_at) where subject is null and shared_at is null`,
    // How much of it, and of what it sent along, an account has.
    `create index files_of_an_uploader on files (account_id, shared_at, size) where subject is null`,

    // When a mail is to leave: of what one account wrote and nobody else has yet.
    `alter table mails add column send_at text`,

    // What the mail of the world knows a message by, and what it answers (space separated); reply_to is JSON like to_people.
    `alter table mail_messages add column message_key ${bytes}`,
    `alter table mail_messages add column reference_keys text not null default ''`,
    `alter table mail_messages add column reply_to text not null default '[]'`,
    // How it goes with those who are elsewhere: null when there are none; undelivered is a JSON list of addresses.
    `alter table mail_messages add column delivery text`,
    `alter table mail_messages add column undelivered text not null default '[]'`,
    `alter table mail_messages add column delivery_attempts integer not null default 0`,
    // The message that an answer answers, and whether one was received already.
    `create index mail_messages_of_a_key on mail_messages (message_key) where message_key is not null`,
    // Who has a message.
    `create index mails_of_a_message on mails (message_id)`,

    `alter table mail_attachments add column file_id bigint references files (id) on delete set null`,
    `alter table mail_attachments add column media_type text not null default 'application/octet-stream'`,
    `alter table mail_attachments add column is_inline integer not null default 0`,
    // What goes with a file.
    `create index mail_attachments_of_a_file on mail_attachments (file_id) where file_id is not null`,

    // Messages that somebody deleted for good, until nobody can bring them back any more.
    `create table deleted_mail_messages (
      message_id bigint not null references mail_messages (id) on delete cascade,
      deleted_at text not null,
      primary key (message_id)
    )${keyed}`,

    // Whom an account has written to, and who has written to it.
    `create table mail_correspondents (
      account_id bigint not null references accounts (id) on delete cascade,
      email_key ${bytes} not null,
      email text not null,
      name text not null,
      search text not null,
      times_written bigint not null,
      last_at text not null,
      primary key (account_id, email_key)
    )${keyed}`,
    // Those whom it writes to most.
    `create index mail_correspondents_by_use on mail_correspondents (account_id, times_written, last_at)`,
    `insert into mail_correspondents (account_id, email_key, email, name, search, times_written, last_at)
      select account_id, lower(from_email), min(from_email), min(from_name), lower(min(from_name) || ' ' || min(from_email)),
        0, max(mails.sent_at)
      from mails join mail_messages on mail_messages.id = message_id
      where folder = 'inbox' and (from_account_id is null or from_account_id <> account_id)
      group by account_id, lower(from_email)`,

    `create table contacts (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      name text not null,
      name_key ${bytes} not null,
      email text not null,
      email_key ${bytes} not null,
      phone text not null,
      company text not null,
      note text not null,
      search text not null,
      constraint contacts_once unique (account_id, email_key)
    )`,
    // The contacts of an account by their names.
    `create index contacts_by_name on contacts (account_id, name_key, id)`,

    // How far the mailbox of another server has been read.
    `create table read_mailboxes (
      mailbox ${bytes} not null,
      uid_validity text not null,
      last_uid bigint not null,
      primary key (mailbox)
    )${keyed}`,
  ],
};
