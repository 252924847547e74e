import { sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';
import { shownName } from '../../../people/shown-name.ts';
import { holdsWords } from '../words.ts';

/** Of each kind so many are looked at; the best of all of them are shown. */
const mostOfAKind = 40;

/** With how often the account has written to them. */
export function findRecipientContacts(database: Database, accountId: number, words: readonly string[]) {
  return database
    .selectFrom('contacts')
    .leftJoin('mailCorrespondents', (join) =>
      join
        .onRef('mailCorrespondents.accountId', '=', 'contacts.accountId')
        .onRef('mailCorrespondents.emailKey', '=', 'contacts.emailKey'),
    )
    .select(['contacts.name', 'contacts.email', 'contacts.emailKey', 'timesWritten'])
    .where('contacts.accountId', '=', accountId)
    .where(holdsWords(sql.ref('contacts.search'), words))
    .orderBy('contacts.nameKey')
    .limit(mostOfAKind)
    .execute();
}

export function findCorrespondents(database: Database, accountId: number, words: readonly string[]) {
  return database
    .selectFrom('mailCorrespondents')
    .select(['name', 'email', 'emailKey', 'timesWritten'])
    .where('accountId', '=', accountId)
    .where(holdsWords(sql.ref('search'), words))
    .orderBy('timesWritten', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(mostOfAKind)
    .execute();
}

/** Accounts that may be written to, by what they are called. */
export function findRecipientAccounts(database: Database, words: readonly string[]) {
  const told = sql`coalesce(nullif(full_name_key, ''), username_key) || ' ' || email_key`;
  return database
    .selectFrom('accounts')
    .select([shownName('accounts').as('name'), 'email', 'emailKey', 'avatar'])
    .where('suspendedAt', 'is', null)
    .where(holdsWords(told, words))
    .orderBy('fullNameKey')
    .limit(mostOfAKind)
    .execute();
}
