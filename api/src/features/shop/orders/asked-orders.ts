import { readsAllOrders } from '@atrium/contract/policy';
import type { SignedInContext } from '../../../context.ts';
import { notAllowed } from '../../../errors.ts';
import { type ListIndex, ownedBy } from '../../../lists/list-index.ts';
import type { ListReader } from '../../../lists/page.ts';
import { findAccountWithEmail } from './buyers.queries.ts';
import { ordersIndex } from './orders.list.ts';

interface AskedOrders {
  readonly index: ListIndex;
  readonly words: readonly string[];
}

/** The list that is asked, one's own or everybody's, and the words that are looked for in it. */
export async function askedOrders(
  { ability, caller, lists }: SignedInContext,
  { all, words }: { all: boolean; words: readonly string[] },
): Promise<AskedOrders> {
  if (!all) return { index: ownedBy(ordersIndex, caller.accountId), words };
  if (!readsAllOrders(ability)) throw notAllowed();
  return askedOfAll(lists, words);
}

/** The e-mail address of an account asks for all its orders: what it signs in with may change, and is not kept with what is searched. */
export async function askedOfAll({ database }: ListReader, words: readonly string[]): Promise<AskedOrders> {
  const [email = '', ...rest] = words;
  const isEmail = rest.length === 0 && email.includes('@');
  const accountId = isEmail ? await findAccountWithEmail(database, email) : undefined;
  return accountId === undefined
    ? { index: ordersIndex, words }
    : { index: ownedBy(ordersIndex, accountId), words: [] };
}
