import type { Database, Transaction } from '../../database/engine.ts';
import type { MailMessageRow, MailRuleRow } from '../../database/mail-schema.ts';
import { type KeptMail, keptMails } from './mail.kept.queries.ts';

export function findMailRules(database: Database, accountId: number): Promise<MailRuleRow[]> {
  return database.selectFrom('mailRules').selectAll().where('accountId', '=', accountId).orderBy('id').execute();
}

/** Those that are on, of all to whom a mail comes. */
export function findRulesThatAreOn(database: Database, accountIds: readonly number[]): Promise<MailRuleRow[]> {
  return database
    .selectFrom('mailRules')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .where('isOn', '=', 1)
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

export async function countMailRules(database: Database, accountId: number): Promise<number> {
  const { total } = await database
    .selectFrom('mailRules')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertMailRule(transaction: Transaction, row: MailRuleRow): Promise<void> {
  await transaction.insertInto('mailRules').values(row).execute();
}

export async function replaceMailRule(transaction: Transaction, { id, ...row }: MailRuleRow): Promise<void> {
  await transaction.updateTable('mailRules').set(row).where('id', '=', id).execute();
}

export async function removeMailRule(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('mailRules').where('id', '=', id).execute();
}

/** A mail with what rules look at. */
export type JudgedMail = KeptMail & Pick<MailMessageRow, 'fromName' | 'fromEmail' | 'toPeople' | 'cc'>;

export function findJudgedMails(database: Database, accountId: number, ids: readonly number[]): Promise<JudgedMail[]> {
  return keptMails(database)
    .select(['fromName', 'fromEmail', 'toPeople', 'cc'])
    .where('mails.accountId', '=', accountId)
    .where('mails.id', 'in', ids)
    .execute();
}
