import type { Migration } from '../migrate.ts';

export const mailSnooze: Migration = {
  name: '0054-mail-snooze',
  statements: () => [
    // Until when a mail of the inbox is put away, and when it came back by itself: it has its place in the list by that.
    `alter table mails add column snoozed_until text`,
    `alter table mails add column returned_at text`,
  ],
};
