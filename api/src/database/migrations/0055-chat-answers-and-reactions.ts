import type { Migration } from '../migrate.ts';

export const chatAnswersAndReactions: Migration = {
  name: '0055-chat-answers-and-reactions',
  statements: ({ bytes, keyed }) => [
    // The message of the same conversation that it answers. Messages go with their conversation alone, so nothing has to be told of it.
    `alter table chat_messages add column answers_id bigint`,

    // Who has reacted to a message, and how; read for a page of messages at once, by the key.
    `create table chat_reactions (
      message_id bigint not null references chat_messages (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      kind ${bytes} not null,
      primary key (message_id, account_id, kind)
    )${keyed}`,
  ],
};
