import type { Migration } from '../migrate.ts';

const members = ['conversation_members', 'former_conversation_members'] as const;

export const unreadPinnedAndForwarded: Migration = {
  name: '0100-unread-pinned-and-forwarded',
  statements: () => [
    ...members.flatMap((table) => [
      // How far somebody has ever read: the others see that, also when one marks something as unread again.
      `alter table ${table} add column seen_until bigint not null default 0`,
      `update ${table} set seen_until = last_read_message_id`,
      `alter table ${table} add column is_pinned integer not null default 0`,
    ]),

    // The account that wrote what was forwarded.
    'alter table chat_messages add column forwarded_from_id bigint',
  ],
};
