import { type ChosenUsers, mostMatching } from '@atrium/contract/chosen-users';
import type { User } from '@atrium/contract/users';
import { ownUserAmong } from '../../auth/user-accounts.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { listRequest } from '../../lists/page.ts';
import { idsOfUsers } from './joined-users.queries.ts';
import { userFilter } from './users.list.ts';
import { findUsers } from './users.queries.ts';

export async function requireUser(transaction: Transaction, id: number): Promise<User> {
  const [user] = await requireUsers(transaction, [id]);
  if (!user) throw notFound('user');
  return user;
}

export async function requireUsers(transaction: Transaction, ids: readonly number[]): Promise<User[]> {
  const wanted = [...new Set(ids)];
  const users = await findUsers(transaction, wanted);
  if (users.length < wanted.length) throw notFound('user');
  return users;
}

export interface Chosen {
  readonly users: readonly User[];
  /** Whether whoever asks matches as well: they are not among the users. */
  readonly isWithoutOneself: boolean;
}

/** Those that are named are meant, and so whoever asks is among them if they named themselves; of all that match they are left out. */
export async function chosenUsers(transaction: Transaction, context: Context, chosen: ChosenUsers): Promise<Chosen> {
  const { ids, matching } = chosen;
  if (ids !== undefined || matching === undefined)
    return { users: await requireUsers(transaction, ids ?? []), isWithoutOneself: false };
  const found = await matchingIds(transaction, context, { matching, total: chosen.total ?? 0 });
  const own = await ownUserAmong(transaction, context, found);
  const others = found.filter((id) => id !== own);
  return { users: await findUsers(transaction, others), isWithoutOneself: others.length < found.length };
}

/** Whoever chose all that match has seen how many they are: when it is another number now, they did not mean these. */
async function matchingIds(
  transaction: Transaction,
  { lists }: Context,
  { matching, total }: Required<Pick<ChosenUsers, 'matching' | 'total'>>,
): Promise<number[]> {
  if (total > mostMatching)
    throw badInput([{ path: 'chosen.total', message: 'Choose at most 1,000 users at once: narrow the list.' }]);
  const reader = { ...lists, database: transaction };
  const request = listRequest({ ...matching, sort: 'asc', sortColumn: 'id' }, userFilter(matching));
  const found: number[] = [];
  for await (const some of idsOfUsers(reader, request, matching.joined)) {
    found.push(...some);
    if (found.length > total) break;
  }
  if (found.length !== total) throw conflict('Others match by now. Look at the list again.');
  return found;
}
