import type { MailPerson } from '@atrium/contract/mail';
import type { Transaction } from '../../../database/engine.ts';
import { fold, searchText } from '../../../search/fold.ts';

/** Keeps whom each of these accounts writes with. A name that is known stays when none is given. */
export async function noteCorrespondents(
  transaction: Transaction,
  accountIds: readonly number[],
  people: readonly MailPerson[],
  timesWritten: 0 | 1,
  now: string,
): Promise<void> {
  const known = people.map(({ name, email }) => {
    return { emailKey: fold(email), email, name, search: searchText([name, email]), timesWritten, lastAt: now };
  });
  const once = [...new Map(known.map((person) => [person.emailKey, person])).values()];
  const rows = accountIds.flatMap((accountId) => once.map((person) => ({ accountId, ...person })));
  if (rows.length === 0) return;
  await transaction
    .insertInto('mailCorrespondents')
    .values(rows)
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
