import type { EventKind, GuestAnswer } from '@atrium/contract/calendar';
import {
  type FileAnswer,
  type ImportedEvent,
  type ImportProblem,
  mostImportedEvents,
} from '@atrium/contract/calendar-files';
import type { SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { badInput } from '../../../errors.ts';
import type { LinkMakers } from '../../../links/link-source.ts';
import { differences } from '../calendar.records.ts';
import type { KeptEvent } from '../calendar.rows.ts';
import { storeTogether } from '../calendar.together.ts';
import { audienceOf } from '../guests/calendar.participants.ts';
import { replySoon } from '../guests/calendar.replies.ts';
import { kindsByName, requireKind } from '../kinds/known-kinds.ts';
import { findEmails, findEventsByUids } from './calendar.files.queries.ts';
import { answersTo, replied, repliesIn } from './ics-answers.ts';
import { cancellationsIn, cancelled } from './ics-cancel.ts';
import { type FileEvent, type FileProblem, momentOfOriginal, type Reader } from './ics-events.ts';
import { invitationIn, withAnswer } from './ics-invitation.ts';
import { merged } from './ics-merge.ts';
import { type IcsFile, readIcs } from './ics-read.ts';
import { eventsIn, keyOf } from './ics-series.ts';
import { zonesOf } from './ics-times.ts';

interface Options {
  calendar: EventKind;
  timeZone: string;
  answer?: GuestAnswer | undefined;
  note?: string | undefined;
}

/** What a file does: an event that is there has its id, a new one none yet. */
export interface Plan {
  added: FileEvent[];
  updated: Update[];
  unchanged: KeptEvent[];
  /** What is answered to events that are there. */
  answers?: FileAnswer[];
  /** Whether it asks guests to come (METHOD:REQUEST). */
  asks?: boolean;
  isAnswered?: boolean;
  problems: ImportProblem[];
}

interface Update {
  before: KeptEvent;
  after: KeptEvent;
  /** What of it takes place no more. */
  cancelled?: readonly FileEvent[];
  /** The occurrences of it that become events of their own, for what their guests say: nobody has to be told. */
  taken?: readonly KeptEvent[];
}

const shownAtOnce = 200;

export async function previewImport(context: SignedInContext, upload: Uint8Array, options: Options) {
  const plan = await planOf(context.services.engine.read, context, upload, options);
  const events = [
    ...plan.added.map((event) => importedEvent(event, null, 'add')),
    ...plan.updated.flatMap(updatedEvents),
    ...plan.unchanged.map((event) => importedEvent(event, event.id, 'same')),
  ];
  const { answers = [], problems } = plan;
  return {
    ...countsOf(plan),
    events: events.slice(0, shownAtOnce),
    answers: answers.slice(0, shownAtOnce),
    invitation: invitationIn(plan),
    problems,
  };
}

export function importCalendar(context: SignedInContext, upload: Uint8Array, options: Options) {
  return context.services.engine.write(async (transaction) => {
    return (await importLinkedEvents(transaction, context, upload, options)).imported;
  });
}

/** The same as a part of something else, which hears of the events, but for changed occurrences of a series. */
export const importLinkedEvents: LinkMakers['events'] = async (transaction, context, upload, options) => {
  const plan = withAnswer(await planOf(transaction, context, upload, options), options);
  const { changeId, added } = await carryOut(transaction, context, plan);
  const events = [...added, ...plan.updated.map(({ after }) => after)]
    .filter(({ originalStart }) => originalStart === null)
    .map(({ id, title }) => ({ id, title }));
  return { imported: { ...countsOf(plan), problems: plan.problems, changeId }, events };
};

function updatedEvents({ after, cancelled, taken = [] }: Update): ImportedEvent[] {
  if (cancelled) return cancelled.map((event) => importedEvent(event, after.id, 'cancel'));
  return (taken.length > 0 ? taken : [after]).map((event) => importedEvent(event, after.id, 'update'));
}

function countsOf({ added, updated, unchanged }: Plan) {
  return { added: added.length, updated: updated.length, unchanged: unchanged.length };
}

function importedEvent(event: FileEvent, id: number | null, does: ImportedEvent['does']): ImportedEvent {
  const { title, start, end, allDay, timeZone, recurrence, kind, guests } = event;
  return { id, title, start, end, allDay, timeZone, recurrence, calendar: kind, guests: guests.length, does };
}

async function planOf(
  database: Database,
  { caller: { accountId }, now }: SignedInContext,
  upload: Uint8Array,
  { calendar, timeZone }: Options,
): Promise<Plan> {
  await requireKind(database, accountId, calendar, 'calendar');
  const { default: ical } = await import('ical.js');
  const file = readIcs(upload, ical);
  if (!file) throw badInput([{ path: '', message: 'This is no calendar file.' }]);
  const ownEmail = (await findEmails(database, [accountId])).get(accountId) ?? '';
  const kinds = await kindsByName(database, accountId);
  const reader = { zones: zonesOf(file, timeZone), kind: calendar, kinds, ownEmail };
  const plan = await planFor(database, accountId, file, reader, Date.parse(now));
  return { ...plan, problems: plan.problems.slice(0, shownAtOnce) };
}

function planFor(database: Database, accountId: number, file: IcsFile, reader: Reader, now: number): Promise<Plan> {
  if (file.method === 'CANCEL') return cancelPlan(database, accountId, file, reader);
  if (file.method === 'REPLY') return replyPlan(database, accountId, file, reader);
  return eventsPlan(database, accountId, file, reader, now);
}

async function cancelPlan(database: Database, accountId: number, file: IcsFile, reader: Reader): Promise<Plan> {
  const { cancellations, problems } = cancellationsIn(file, reader);
  const some = cancellations.slice(0, mostImportedEvents);
  if (some.length < cancellations.length) problems.push(tooMany);
  const kept = await findEventsByUids(database, accountId, [...new Set(some.map(({ uid }) => uid))]);
  const { events, problems: unfound } = cancelled(some, kept);
  return updatesPlan(events, [...problems, ...unfound]);
}

async function replyPlan(database: Database, accountId: number, file: IcsFile, reader: Reader): Promise<Plan> {
  const { replies, problems } = repliesIn(file, reader);
  const some = replies.slice(0, mostImportedEvents);
  if (some.length < replies.length) problems.push(tooMany);
  const kept = await findEventsByUids(database, accountId, [...new Set(some.map(({ uid }) => uid))]);
  const emails = await findEmails(database, audienceOf(...kept));
  const { events, problems: unasked } = replied(some, kept, emails);
  return { ...updatesPlan(events, [...problems, ...unasked]), answers: answersTo(some, kept, emails) };
}

function updatesPlan(events: readonly Update[], problems: ImportProblem[]): Plan {
  const [changed, same] = [events.filter((each) => isChanged(each)), events.filter((each) => !isChanged(each))];
  return { added: [], updated: changed, unchanged: same.map(({ before }) => before), problems };
}

function isChanged({ before, after }: Update): boolean {
  return Object.keys(differences(before, after)[1]).length > 0;
}

async function eventsPlan(
  database: Database,
  accountId: number,
  file: IcsFile,
  reader: Reader,
  now: number,
): Promise<Plan> {
  const { events, problems } = await eventsIn(file, reader, now);
  const refusal = refusalOf(file);
  if (refusal) {
    problems.push({ component: null, title: events[0]?.title ?? '', ...refusal, isLeftOut: true });
    return { added: [], updated: [], unchanged: [], problems };
  }
  const some = events.slice(0, mostImportedEvents);
  if (some.length < events.length) problems.push(tooMany);
  return { ...(await compared(database, accountId, some, file.method)), asks: file.method === 'REQUEST', problems };
}

/** What is said about an event between those who take part in it is no event to be kept (RFC 5546, 3.2). */
function refusalOf({ method }: IcsFile): { message: string } | null {
  if (method === 'COUNTER')
    return { message: 'It proposes another time for an event, which only its organiser can change.' };
  if (method !== null && ['ADD', 'REFRESH', 'DECLINECOUNTER'].includes(method))
    return { message: 'It is a message about an event, and nothing that can be imported.' };
  return null;
}

const tooMany: FileProblem = {
  component: null,
  title: '',
  message: 'Only the first 1000 events were taken.',
  isLeftOut: true,
};

type Compared = Pick<Plan, 'added' | 'updated' | 'unchanged'>;

async function compared(
  database: Database,
  accountId: number,
  events: readonly FileEvent[],
  method: string | null,
): Promise<Compared> {
  const uids = [...new Set(events.map(({ uid }) => uid))];
  const kept = await findEventsByUids(database, accountId, uids);
  const emails = await findEmails(database, audienceOf(...kept));
  const byKey = new Map(kept.map((event) => [keyOf(event), event]));
  const plan: Compared = { added: [], updated: [], unchanged: [] };
  for (const event of withKeptOnes(events, kept)) {
    const before = byKey.get(keyOf(event));
    if (!before) plan.added.push(event);
    else {
      const after = isOlder(event, before) ? before : merged(before, event, emails, method === 'REQUEST');
      if (isChanged({ before, after })) plan.updated.push({ before, after });
      else plan.unchanged.push(before);
    }
  }
  return { ...plan, updated: [...plan.updated, ...withNewOnes(plan.added, kept, events)] };
}

/** Letters come late, and are looked at again: what somebody else organises is as they said last. */
function isOlder(event: FileEvent, before: KeptEvent): boolean {
  return before.ownAnswer !== null && event.sequence < before.sequence;
}

/** What was taken out of a series here stays out of it, though the file does not know. */
function withKeptOnes(events: readonly FileEvent[], kept: readonly KeptEvent[]): FileEvent[] {
  const taken = Map.groupBy(kept, ({ uid }) => uid);
  return events.map((event) => {
    if (event.recurrence === null) return event;
    const originals = (taken.get(event.uid) ?? []).flatMap(({ originalStart }) => originalStart ?? []);
    return { ...event, exceptions: exceptionsWith(event, originals) };
  });
}

/** A series that is here, and not in the file, leaves out the occurrences that the file has in their place. */
function withNewOnes(added: readonly FileEvent[], kept: readonly KeptEvent[], events: readonly FileEvent[]) {
  const inFile = new Set(events.map(keyOf));
  const taken = Map.groupBy(added, ({ uid }) => uid);
  return kept.flatMap((before) => {
    if (before.recurrence === null || inFile.has(keyOf(before))) return [];
    const originals = (taken.get(before.uid) ?? []).flatMap(({ originalStart }) => originalStart ?? []);
    const after = { ...before, exceptions: exceptionsWith(before, originals) };
    return after.exceptions.length === before.exceptions.length ? [] : [{ before, after }];
  });
}

function exceptionsWith(series: FileEvent, originals: readonly string[]): string[] {
  const moments = originals.map((original) => new Date(momentOfOriginal(original, series)).toISOString());
  return [...new Set([...series.exceptions, ...moments])].sort();
}

async function carryOut(
  transaction: Transaction,
  context: SignedInContext,
  plan: Plan,
): Promise<{ changeId: number | null; added: KeptEvent[] }> {
  const { accountId } = context.caller;
  const taken = plan.updated.flatMap((update) => update.taken ?? []);
  const events = [...plan.added.map((event) => ({ ...event, participants: [] })), ...taken];
  const firstId = events.length === 0 ? 0 : await nextIds(transaction, 'events', events.length);
  const added = events.map((event, index) => ({ ...event, id: firstId + index, accountId }));
  const updated = plan.updated.map((update) => ({ ...update, isQuiet: (update.taken ?? []).length > 0 }));
  const changeId = await storeTogether(transaction, context, { added, updated });
  if (plan.isAnswered) for (const event of added) await replySoon(transaction, context, event);
  return { changeId, added };
}
