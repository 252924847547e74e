import type { HelpSite } from '@atrium/contract/help';
import type { HelpSearch } from '@atrium/contract/help-writing';
import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Acting, Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { HelpSearchRow } from '../../database/help-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import { calledOrToldLike } from '../../search/few-search.ts';
import { fold, foldWords } from '../../search/fold.ts';
import { findArticles, isFound } from './articles.queries.ts';
import {
  countOpenSearches,
  findOpenSearches,
  findSearch,
  findSearchOf,
  insertSearches,
  replaceSearch,
} from './searches.queries.ts';

/** Whoever types the same again within this time has asked once. */
const sameAskingMilliseconds = 3_600_000;

export function keepSearch(context: SignedInContext, site: HelpSite, term: string): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const termKey = fold(term);
    if (await isAnswered(transaction, site, foldWords(term))) return null;
    const known = await findSearchOf(transaction, site, termKey);
    if (known) return askAgain(transaction, context, known);
    const { caller, now } = context;
    const search: HelpSearchRow = {
      id: await nextId(transaction, 'help_searches'),
      site,
      term,
      termKey,
      times: 1,
      lastAt: now,
      lastAccountId: caller.accountId,
      state: 'open',
    };
    await insertSearches(transaction, [search]);
    return record(transaction, context, search, { before: null, after: shownSearch(search) });
  });
}

const readers = { seesDrafts: false };

/** Whether readers are shown something for these words: what has them, or has something like them. */
async function isAnswered(database: Database, site: HelpSite, words: readonly string[]): Promise<boolean> {
  if (await isFound(database, site, words)) return true;
  return calledOrToldLike(await findArticles(database, site, readers), words).length > 0;
}

/** What was answered and is not found again wants another answer; what was dismissed stays so. */
async function askAgain(transaction: Transaction, context: SignedInContext, before: HelpSearchRow) {
  const { caller, now } = context;
  const isSame = Date.parse(now) - Date.parse(before.lastAt) < sameAskingMilliseconds;
  const state = before.state === 'answered' ? 'open' : before.state;
  if (isSame && before.lastAccountId === caller.accountId && state === before.state) return null;
  const after = { ...before, times: before.times + 1, lastAt: now, lastAccountId: caller.accountId, state };
  await replaceSearch(transaction, after);
  const change = differenceOf(before, after, ['times', 'state']);
  return change && record(transaction, context, after, { before: change.before, after: change.after });
}

export function dismissSearch(context: Context, id: number): Promise<number | null> {
  return context.services.engine.write((transaction) => setState(transaction, context, id, 'dismissed'));
}

/** Takes part in the change of what answers it: taken back, that takes this with it. */
export function markAnswered(transaction: Transaction, context: Context, id: number): Promise<number | null> {
  return setState(transaction, context, id, 'answered');
}

export async function setState(
  transaction: Transaction,
  context: Acting,
  id: number,
  state: HelpSearchRow['state'],
): Promise<number | null> {
  const before = await findSearch(transaction, id);
  if (!before) throw notFound('search');
  if (before.state === state) return null;
  const after = { ...before, state };
  await replaceSearch(transaction, after);
  const change = { before: { state: before.state }, after: { state } };
  return record(transaction, context, after, change, true);
}

function record(
  transaction: Transaction,
  context: Acting,
  { id, term }: HelpSearchRow,
  change: { before: object | null; after: object },
  isUndoable = false,
): Promise<number> {
  return recordChange(transaction, context, {
    entity: 'help-search',
    entityId: id,
    entityName: term,
    ...change,
    isUndoable,
  });
}

export async function listSearches(
  database: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ searches: HelpSearch[]; total: number }> {
  const slice = { limit: perPage, offset: (page - 1) * perPage };
  const [rows, total] = await Promise.all([findOpenSearches(database, slice), countOpenSearches(database)]);
  return { searches: rows.map(shownSearch), total };
}

function shownSearch({ termKey: _, lastAccountId: __, ...search }: HelpSearchRow): HelpSearch {
  return search;
}
