import type { MailPerson } from '@atrium/contract/mail';
import type { Transaction } from '../../database/engine.ts';
import { fold, searchText } from '../../search/fold.ts';

/** Keeps whom an account writes with. A name that is known stays when none is given. */
export async function noteCorrespondents(
  transaction: Transaction,
  accountId: number,
  people: readonly MailPerson[],
  timesWritten: 0 | 1,
  now: string,
): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map(({ name, email }) => {
    const search = searchText([name, email]);
    return { accountId, emailKey: fold(email), email, name, search, timesWritten, lastAt: now };
  });
  const once = [...new Map(rows.map((row) => [row.emailKey, row])).values()];
  await transaction
    .insertInto('mailCorrespondents')
    .values(once)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'emailKey']).doUpdateSet(({ eb, ref }) => {
        const isNamed = eb(ref('excluded.name'), '<>', '');
        return {
          timesWritten: eb('mailCorrespondents.timesWritten', '+', ref('excluded.timesWritten')),
          lastAt: ref('excluded.lastAt'),
          name: eb.case().when(isNamed).then(ref('excluded.name')).else(ref('mailCorrespondents.name')).end(),
          search: eb.case().when(isNamed).then(ref('excluded.search')).else(ref('mailCorrespondents.search')).end(),
        };
      }),
    )
    .execute();
}
