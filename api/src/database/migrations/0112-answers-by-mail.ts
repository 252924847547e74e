import type { Migration } from '../migrate.ts';

/**
 * What one answers to who invites by mail, and what they were told of that; and which version of an event its file was. Events that were
 * imported until now are one's own to change, as they were.
 */
export const answersByMail: Migration = {
  name: '0112-answers-by-mail',
  statements: () => [
    // Null where nobody asks.
    'alter table events add column own_answer text',
    `alter table events add column own_note text not null default ''`,
    'alter table events add column sequence integer not null default 0',
    `create table event_replies (
      event_id bigint primary key references events (id) on delete cascade,
      answer text not null,
      note text not null,
      sequence integer not null
    )`,
  ],
};
