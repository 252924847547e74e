import { type EventKind, isGivenKind } from '@atrium/contract/calendar';
import {
  type EventKindChanges,
  givenKindNames,
  mostOwnKinds,
  type NewEventKind,
  type OwnEventKind,
} from '@atrium/contract/event-kinds';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { type ChangeToRecord, recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { EventKindRow } from '../../../database/calendar-schema.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { foldSearched } from '../../../search/fold.ts';
import {
  findGuestsOfRemembered,
  findKinds,
  findOwnKind,
  forgetElsewhere,
  forgetEvents,
  insertKind,
  moveRemembered,
  rememberEvents,
  removeKind,
  replaceKind,
} from './event-kinds.queries.ts';
import { kindForOthers, kindKey, shownKind } from './event-kinds.shapes.ts';
import { kindNamesAmong, requireKind } from './known-kinds.ts';

export async function listEventKinds({ services, caller }: SignedInContext): Promise<{ kinds: OwnEventKind[] }> {
  return { kinds: (await findKinds(services.engine.read, caller.accountId)).map(shownKind) };
}

interface Added {
  kind: OwnEventKind;
  changeId: number;
}

export function addEventKind(
  context: SignedInContext,
  { idempotencyKey, ...given }: Keyed<NewEventKind>,
): Promise<Added> {
  const { accountId } = context.caller;
  return addOnce<Added>(context, {
    entity: 'event-kind',
    idempotencyKey,
    add: async (transaction) => {
      const id = await nextId(transaction, 'event_kinds');
      const kind = { id, accountId, ...given, nameKey: foldSearched(given.name), movedTo: null };
      return { kind: shownKind(kind), changeId: await keepKind(transaction, context, kind) };
    },
    idOf: ({ kind }) => kind.id,
    again: async (transaction, { entityId, changeId }) => ({
      kind: shownKind(stillThere(await findOwnKind(transaction, accountId, entityId))),
      changeId,
    }),
  });
}

export function updateEventKind(
  context: SignedInContext,
  id: number,
  changes: EventKindChanges,
): Promise<{ kind: OwnEventKind; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await existingKind(transaction, context, id);
    const after = { ...before, ...givenFields(changes) };
    return { kind: shownKind(after), changeId: await changeKind(transaction, context, before, after) };
  });
}

export function deleteEventKind(
  context: SignedInContext,
  id: number,
  moveTo: EventKind,
): Promise<{ moved: number; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    const kind = await existingKind(transaction, context, id);
    if (moveTo === kindKey(id)) throw badInput([{ path: 'moveTo', message: 'Choose another kind.' }]);
    await requireKind(transaction, kind.accountId, moveTo, 'moveTo');
    return takeKind(transaction, context, kind, moveTo);
  });
}

async function existingKind(transaction: Transaction, { caller }: SignedInContext, id: number): Promise<EventKindRow> {
  const kind = await findOwnKind(transaction, caller.accountId, id);
  if (!kind) throw notFound('kind');
  return kind;
}

/** Makes a kind. */
export async function keepKind(transaction: Transaction, context: Context, kind: EventKindRow): Promise<number> {
  await addTo(transaction, kind);
  return recordKind(transaction, context, kind, [], { before: null, after: recorded(kind) });
}

async function addTo(transaction: Transaction, kind: EventKindRow): Promise<void> {
  const others = await findKinds(transaction, kind.accountId);
  if (others.length >= mostOwnKinds)
    throw conflict(`There are ${mostOwnKinds} kinds already, and no more can be kept.`);
  refuseTaken(others, kind);
  await insertKind(transaction, kind);
}

/** Null when it is so already. */
export async function changeKind(
  transaction: Transaction,
  context: Context,
  before: EventKindRow,
  given: EventKindRow,
): Promise<number | null> {
  const after = { ...given, nameKey: foldSearched(given.name) };
  const difference = differenceOf(recorded(before), recorded(after));
  if (!difference) return null;
  refuseTaken(await findKinds(transaction, after.accountId), after);
  await replaceKind(transaction, after);
  return recordKind(transaction, context, after, [], difference);
}

/** What is recorded is the kind alone, and where its events went. Which they were is remembered in a table (decision 65). */
export async function takeKind(
  transaction: Transaction,
  context: Context,
  kind: EventKindRow,
  movedTo: EventKind,
): Promise<{ moved: number; changeId: number }> {
  const moved = await rememberEvents(transaction, kind, movedTo);
  const guests = await findGuestsOfRemembered(transaction, kind);
  await moveRemembered(transaction, kind, movedTo);
  await removeKind(transaction, kind.id);
  const went = moved > 0 ? await whereTheyWent(transaction, kind, { movedTo, moved }) : {};
  const before = { ...recorded(kind), ...went };
  const changeId = await recordKind(transaction, context, kind, guests, { before, after: null });
  return { moved, changeId };
}

/** With the name of a kind of one's own, for whoever reads of it later. */
async function whereTheyWent(
  transaction: Transaction,
  { accountId }: EventKindRow,
  { movedTo, moved }: { movedTo: EventKind; moved: number },
) {
  const name = (await kindNamesAmong(transaction, accountId, [movedTo])).get(movedTo);
  return { eventsMovedTo: movedTo, movedEvents: moved, ...(name !== undefined && { kindNames: { [movedTo]: name } }) };
}

/** Brings a kind back with those of its events that are still where they went. */
export async function bringBackKind(transaction: Transaction, context: Context, kind: EventKindRow): Promise<number> {
  const { accountId, movedTo } = kind;
  if (movedTo !== null && !(await isThere(transaction, accountId, movedTo)))
    throw conflict('The kind that its events went to has been deleted since. Undo that first.');
  await addTo(transaction, kind);
  await forgetElsewhere(transaction, kind);
  const guests = await findGuestsOfRemembered(transaction, kind);
  await moveRemembered(transaction, kind, kindKey(kind.id));
  await forgetEvents(transaction, kind);
  return recordKind(transaction, context, kind, guests, { before: null, after: recorded(kind) });
}

/** What came back with its events goes with them, to where they had gone. */
export async function takeKindAgain(transaction: Transaction, context: Context, kind: EventKindRow): Promise<number> {
  const { accountId, movedTo } = kind;
  const isKnown = movedTo !== null && (await isThere(transaction, accountId, movedTo));
  return (await takeKind(transaction, context, kind, isKnown ? movedTo : kindForOthers)).changeId;
}

async function isThere(transaction: Transaction, accountId: number, kind: EventKind): Promise<boolean> {
  const kinds = await findKinds(transaction, accountId);
  return isGivenKind(kind) || kinds.some(({ id }) => kindKey(id) === kind);
}

const taken = 'There is a kind of this name already.';
const givenKeys: ReadonlySet<string> = new Set(givenKindNames.map(foldSearched));

function refuseTaken(kinds: readonly EventKindRow[], { id, nameKey }: EventKindRow): void {
  if (givenKeys.has(nameKey) || kinds.some((other) => other.id !== id && other.nameKey === nameKey))
    throw conflict(taken, [{ path: 'name', message: taken }]);
}

function recorded({ name, color }: EventKindRow) {
  return { name, color };
}

/** Its account's own; whoever is invited to what goes into another kind hears of it too, and looks again. */
function recordKind(
  transaction: Transaction,
  context: Context,
  { id, name, accountId }: EventKindRow,
  guests: readonly number[],
  { before, after }: Pick<ChangeToRecord, 'before' | 'after'>,
): Promise<number> {
  return recordChange(transaction, context, {
    ...{ entity: 'event-kind', entityId: id, entityName: name, isUndoable: true, ownerId: accountId },
    ...(guests.length > 0 && { audience: [accountId, ...guests] }),
    before,
    after,
  });
}
