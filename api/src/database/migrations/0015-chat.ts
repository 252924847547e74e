import type { Migration } from '../migrate.ts';

export const chat: Migration = {
  name: '0015-chat',
  statements: ({ id, bytes, keyed }) => [
    // The accounts that alone may hear of a change, as a JSON list of ids; null for what the policy decides.
    `alter table changes add column audience text`,

    // 0 for who is only there to be written to.
    `alter table accounts add column can_sign_in integer not null default 1`,

    // The contacts by name.
    `create index accounts_by_name on accounts (lower(coalesce(nullif(full_name, ''), username)), id)`,

    `create table account_profiles (
      account_id ${id} references accounts (id) on delete cascade,
      title text not null,
      about text not null,
      status text not null,
      is_two_step_enabled integer not null,
      is_notifications_on integer not null,
      check (status in ('online', 'offline', 'busy', 'away'))
    )`,

    // direct_key makes of two first messages at the same time one conversation.
    `create table conversations (
      id ${id},
      direct_key ${bytes} not null constraint conversations_direct_taken unique,
      started_at text not null,
      last_message_id bigint,
      last_message_at ${bytes} not null
    )`,

    `create table conversation_members (
      account_id bigint not null references accounts (id) on delete cascade,
      conversation_id bigint not null references conversations (id) on delete cascade,
      unread_count integer not null,
      last_read_message_id bigint not null,
      primary key (account_id, conversation_id)
    )${keyed}`,
    // Who is in a conversation.
    `create index conversation_members_of_a_conversation on conversation_members (conversation_id, account_id)`,

    `create table chat_messages (
      id ${id},
      conversation_id bigint not null references conversations (id) on delete cascade,
      sender_id bigint not null references accounts (id) on delete cascade,
      text text not null,
      version integer not null,
      sent_at ${bytes} not null,
      edited_at text,
      deleted_at text,
      client_key ${bytes},
      constraint chat_messages_sent_once unique (sender_id, client_key)
    )`,
    // Any page of a conversation, from either side of a message; its latest message; how many come after what was read.
    `create index chat_messages_of_a_conversation on chat_messages (conversation_id, id) where deleted_at is null`,

    // The texts that a message had, for undo: the record of a change holds none.
    `create table chat_message_versions (
      message_id bigint not null references chat_messages (id) on delete cascade,
      version integer not null,
      text text not null,
      edited_at text,
      primary key (message_id, version)
    )${keyed}`,
  ],
};
