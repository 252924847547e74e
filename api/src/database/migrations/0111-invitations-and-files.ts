import type { Migration } from '../migrate.ts';

/**
 * Where answers to a message go; and what calendar files say of an event that was not kept until now. What was kept so far says nothing of
 * that: it counts as busy, and is shown as it is.
 */
export const invitationsAndFiles: Migration = {
  name: '0111-invitations-and-files',
  statements: () => [
    // Empty for nowhere but to the sender.
    `alter table messages add column reply_to text not null default ''`,
    `alter table events add column shows_as text not null default 'busy'`,
    'alter table events add column is_private integer not null default 0',
    // JSON, as ical.js has properties: they are written back as a whole, and nobody is looked for by them.
    `alter table events add column file_properties text not null default '[]'`,
  ],
};
