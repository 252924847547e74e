import type { Database, Transaction } from '../../../database/engine.ts';
import type { MailWritingRow } from '../../../database/mail-schema.ts';

/** What came of what this account wrote with a key before. */
export async function findWriting(
  database: Database,
  accountId: number,
  writingKey: string | undefined,
): Promise<MailWritingRow | undefined> {
  if (writingKey === undefined) return undefined;
  return database
    .selectFrom('mailWritings')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('writingKey', '=', writingKey)
    .executeTakeFirst();
}

export async function storeWriting(transaction: Transaction, row: MailWritingRow): Promise<void> {
  const { mailId, changeId } = row;
  await transaction
    .insertInto('mailWritings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'writingKey']).doUpdateSet({ mailId, changeId }))
    .execute();
}
