import type { Migration } from '../migrate.ts';

/** Until now a message was tried every minute for ever, and what was kept without a mail server left once there was one, however old. */
export const outboxAttempts: Migration = {
  name: '0069-outbox-attempts',
  statements: ({ bytes }) => [
    `alter table messages add column due_at ${bytes}`,
    `alter table messages add column attempts bigint not null default 0`,
    `update messages set due_at = created_at where delivered_at is null and taken_at is null`,
    'drop index messages_to_deliver',
    'alter table messages drop column taken_at',
    // What is to be handed to the mail server by now.
    'create index messages_due on messages (due_at) where due_at is not null',
  ],
};
