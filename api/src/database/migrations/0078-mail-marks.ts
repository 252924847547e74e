import type { Migration } from '../migrate.ts';

/** Mails are found by who wrote them, to whom, by their subject, and by having files: their search text says so, and is written anew. */
export const mailMarks: Migration = {
  name: '0078-mail-marks',
  statements: () => [
    // Those whose text is to be written anew, by account: none, once that is done.
    `create index mails_to_fold on mails (account_id, id) where search = ''`,
    `update mails set search = ''`,
  ],
};
