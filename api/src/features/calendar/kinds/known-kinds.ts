import { type EventKind, eventKinds, isGivenKind } from '@atrium/contract/calendar';
import type { Database, Transaction } from '../../../database/engine.ts';
import { badInput } from '../../../errors.ts';
import { foldSearched } from '../../../search/fold.ts';
import type { KeptEvent } from '../calendar.rows.ts';
import { findKindKeys, findKinds, findOwnKind, rememberEvent } from './event-kinds.queries.ts';
import { kindForOthers, kindId, kindKey } from './event-kinds.shapes.ts';

/** All that an account has: the five, and its own. */
export async function allKinds(database: Database, accountId: number): Promise<EventKind[]> {
  return [...eventKinds, ...(await findKindKeys(database, [accountId]))];
}

/** Those of some kinds that there are, each once; nothing is asked where they are of the five. */
export async function knownKinds(
  database: Database,
  accountId: number,
  kinds: readonly EventKind[],
): Promise<EventKind[]> {
  const asked = [...new Set(kinds)];
  if (asked.every(isGivenKind)) return asked;
  const known = await allKinds(database, accountId);
  return asked.filter((kind) => known.includes(kind));
}

/** Refuses a kind that is none of the five, and none of the account's own. */
export async function requireKind(database: Database, accountId: number, kind: EventKind, path: string): Promise<void> {
  if (isGivenKind(kind) || (await findOwnKind(database, accountId, kindId(kind)))) return;
  throw badInput([{ path, message: 'There is no such kind.' }]);
}

/** All that an account has, by their names as search folds them. */
export async function kindsByName(database: Database, accountId: number): Promise<ReadonlyMap<string, EventKind>> {
  const own = await findKinds(database, accountId);
  return new Map([
    ...eventKinds.map((kind) => [foldSearched(kind), kind] as const),
    ...own.map(({ id, nameKey }) => [nameKey, kindKey(id)] as const),
  ]);
}

/** What an account calls its own kinds, by their keys. */
export async function kindNamesOf(database: Database, accountId: number): Promise<ReadonlyMap<EventKind, string>> {
  const kinds = await findKinds(database, accountId);
  return new Map(kinds.map(({ id, name }) => [kindKey(id), name]));
}

/** The same, and nothing where none of these kinds is one's own. */
export async function kindNamesAmong(
  database: Database,
  accountId: number,
  kinds: readonly string[],
): Promise<ReadonlyMap<EventKind, string>> {
  return kinds.every((kind) => kind === '' || isGivenKind(kind)) ? new Map() : kindNamesOf(database, accountId);
}

/** An event that undo brings back, where its kind is gone: it stands with the others, and goes along when that comes back. */
export async function withKnownKind(transaction: Transaction, event: KeptEvent): Promise<KeptEvent> {
  const { accountId, kind } = event;
  if (isGivenKind(kind)) return event;
  const id = kindId(kind);
  if (await findOwnKind(transaction, accountId, id)) return event;
  await rememberEvent(transaction, { id, accountId }, event.id, kindForOthers);
  return { ...event, kind: kindForOthers };
}
