import type { Migration } from '../migrate.ts';

export const chatGroups: Migration = {
  name: '0061-chat-groups',
  statements: ({ keyed }) => [
    // What a group is called; null for the conversation of two.
    'alter table conversations add column name text',

    'alter table conversation_members add column is_muted integer not null default 0',
    // The order in which they joined.
    'alter table conversation_members add column place integer not null default 0',

    // Who has left a group, with what they come back to, and the last message that there was by then.
    `create table former_conversation_members (
      conversation_id bigint not null references conversations (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      unread_count integer not null,
      last_read_message_id bigint not null,
      cleared_until bigint not null,
      is_muted integer not null,
      place integer not null,
      left_after bigint not null,
      primary key (conversation_id, account_id)
    )${keyed}`,
  ],
};
