import type { Migration } from '../migrate.ts';

const members = ['conversation_members', 'former_conversation_members'] as const;

/** What those who are in a group already do not see counts as what was said before they came: until now nothing tells them apart. */
export const chatJoined: Migration = {
  name: '0064-chat-joined',
  statements: () =>
    members.flatMap((table) => [
      `alter table ${table} add column joined_after bigint not null default 0`,
      `update ${table} set joined_after = cleared_until
        where conversation_id in (select id from conversations where name is not null)`,
    ]),
};
