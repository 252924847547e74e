import type { Migration } from '../migrate.ts';
import { ownedListIndexes } from './list-indexes.ts';

export const mail: Migration = {
  name: '0020-mail',
  statements: ({ id, bytes, dialect, keyed }) => [
    // What a mail says, once for all who have it. to_people, cc and bcc are JSON; thread_id is the message that its thread began with.
    `create table mail_messages (
      id ${id},
      thread_id bigint not null,
      in_reply_to bigint references mail_messages (id) on delete set null,
      from_account_id bigint references accounts (id) on delete set null,
      from_name text not null,
      from_email text not null,
      from_avatar text not null,
      to_people text not null,
      cc text not null,
      bcc text not null,
      subject text not null,
      body text not null,
      excerpt text not null,
      sent_at ${bytes} not null,
      is_draft integer not null
    )`,

    // A mail as one account has it. sent_at stands here once more because the list is ordered by it; place is the id once more (0004).
    `create table mails (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      message_id bigint not null references mail_messages (id) on delete cascade,
      thread_id bigint not null,
      folder ${bytes} not null,
      is_read integer not null,
      is_starred integer not null,
      labels text not null,
      is_latest integer not null,
      has_attachments integer not null,
      sent_at ${bytes} not null,
      facet text not null,
      search text not null,
      place bigint not null check (place = id),
      check (folder in ('inbox', 'sent', 'draft', 'spam', 'trash'))
    )`,
    ...ownedListIndexes(dialect, 'mails', ['sent_at']),
    // The mails of a thread, and how many each folder has of it.
    `create index mails_of_a_thread on mails (account_id, thread_id, folder)`,
    // The newest attachments of an account.
    `create index mails_with_attachments on mails (account_id, sent_at, place, folder) where has_attachments = 1`,

    `create table mail_attachments (
      message_id bigint not null references mail_messages (id) on delete cascade,
      position integer not null,
      file_name text not null,
      thumbnail text not null,
      url text not null,
      size_bytes bigint not null,
      primary key (message_id, position)
    )${keyed}`,
  ],
};
