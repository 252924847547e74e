import type { Migration } from '../migrate.ts';

export const chatContacts: Migration = {
  name: '0031-chat-contacts',
  statements: ({ keyed }) => [
    // What one account has decided of another.
    `create table chat_contacts (
      account_id bigint not null references accounts (id) on delete cascade,
      contact_id bigint not null references accounts (id) on delete cascade,
      is_muted integer not null,
      is_blocked integer not null,
      primary key (account_id, contact_id)
    )${keyed}`,

    // What one has cleared for oneself: all up to this message.
    `alter table conversation_members add column cleared_until bigint not null default 0`,

    // The text as searching sees it; null for what is older than this column, of which lower case has to do.
    `alter table chat_messages add column folded text`,

    // What went along with a message, as a JSON list of what is shown of each file; null for nothing.
    `alter table chat_messages add column attachments text`,
    // The files of a conversation.
    `create index chat_messages_with_files on chat_messages (conversation_id, id)
      where attachments is not null and deleted_at is null`,

    // The first message of a day.
    `create index chat_messages_by_moment on chat_messages (conversation_id, sent_at, id) where deleted_at is null`,
  ],
};
