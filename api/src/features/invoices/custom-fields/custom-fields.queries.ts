import type { CustomField } from '@atrium/contract/custom-values';
import type { Database, Transaction } from '../../../database/engine.ts';
import { prepared } from '../../../database/prepared.ts';

const allFields = prepared((database) => database.selectFrom('customFields').selectAll().orderBy('id').compile());

/** In the order in which they were made. */
export async function findCustomFields(database: Database): Promise<CustomField[]> {
  const rows = await allFields(database, {});
  return rows.map(({ choices, isPrinted, ...row }) => ({
    ...row,
    isPrinted: isPrinted === 1,
    choices: JSON.parse(choices),
  }));
}

/** Those that there are, and those that are new. */
export async function storeCustomFields(transaction: Transaction, fields: readonly CustomField[]): Promise<void> {
  if (fields.length === 0) return;
  const rows = fields.map(({ choices, isPrinted, ...field }) => ({
    ...field,
    choices: JSON.stringify(choices),
    isPrinted: isPrinted ? (1 as const) : (0 as const),
  }));
  await transaction
    .insertInto('customFields')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        label: ref('excluded.label'),
        kind: ref('excluded.kind'),
        choices: ref('excluded.choices'),
        isPrinted: ref('excluded.isPrinted'),
      })),
    )
    .execute();
}

export async function removeCustomFields(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('customFields').where('id', 'in', ids).execute();
}
