import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { MailMessageRow, MailRuleRow } from '../../../database/mail-schema.ts';
import { type KeptMail, keptMails } from '../mail.kept.queries.ts';

export function findMailRules(database: Database, accountId: number): Promise<MailRuleRow[]> {
  return database
    .selectFrom('mailRules')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('positionKey')
    .orderBy('id')
    .execute();
}

/** Those that are on, of all to whom a mail comes. */
export function findRulesThatAreOn(database: Database, accountIds: readonly number[]): Promise<MailRuleRow[]> {
  return database
    .selectFrom('mailRules')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .where('isOn', '=', 1)
    .orderBy('positionKey')
    .orderBy('id')
    .execute();
}

export function findMailRule(database: Database, accountId: number, id: number): Promise<MailRuleRow | undefined> {
  return database
    .selectFrom('mailRules')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function insertMailRule(transaction: Transaction, row: MailRuleRow): Promise<void> {
  await transaction.insertInto('mailRules').values(row).execute();
}

export async function replaceMailRule(transaction: Transaction, { id, ...row }: MailRuleRow): Promise<void> {
  await transaction.updateTable('mailRules').set(row).where('id', '=', id).execute();
}

/** Writes down which labels rules put, in one statement. */
export async function storeRuleLabels(
  transaction: Transaction,
  rules: readonly Pick<MailRuleRow, 'id' | 'labels'>[],
): Promise<void> {
  if (rules.length === 0) return;
  const records = rules.map(({ id, labels }) => ({ id, labels }));
  await sql`
    update mail_rules set labels = changed.labels
    from (
      select ${numberField('id')} as id, ${textField('labels')} as labels from ${recordsTable(transaction, records)}) as changed
    where mail_rules.id = changed.id`.execute(transaction);
}

export async function removeMailRules(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('mailRules').where('id', 'in', ids).execute();
}

export async function removeMailRule(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('mailRules').where('id', '=', id).execute();
}

/** A mail with what rules look at, and how long its text is. */
export type JudgedMail = KeptMail &
  Pick<MailMessageRow, 'fromName' | 'fromEmail' | 'toPeople' | 'cc'> & { bytes: number };

export function findJudgedMails(database: Database, accountId: number, ids: readonly number[]): Promise<JudgedMail[]> {
  return keptMails(database)
    .select(['fromName', 'fromEmail', 'toPeople', 'cc', sql<number>`octet_length(body)`.as('bytes')])
    .where('mails.accountId', '=', accountId)
    .where('mails.id', 'in', ids)
    .execute();
}

/** What these messages say, by their ids. */
export async function findBodies(database: Database, messageIds: readonly number[]): Promise<Map<number, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await database.selectFrom('mailMessages').select(['id', 'body']).where('id', 'in', messageIds).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}
