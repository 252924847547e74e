import { occurrencesOf } from '@atrium/contract/recurrence';
import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { hashToken } from '../../../auth/random.ts';
import { momentsOf } from '../occurrences/calendar.times.ts';
import { iso } from '../occurrences/iso.ts';
import {
  atOccurrence,
  type FileEvent,
  type FileProblem,
  momentOfOccurrence,
  momentOfOriginal,
  type ReadEvent,
  type Reader,
  readEvent,
} from './ics-events.ts';
import type { IcsFile } from './ics-read.ts';
import { knownRule } from './ics-rules.ts';
import { type FindStarts, singleStartsOf } from './ics-singles.ts';
import type { IcsTime } from './ics-times.ts';

interface FileEvents {
  events: FileEvent[];
  problems: FileProblem[];
}

const mostExceptions = 1_000;

/** The events of a file: components of the same uid are one, and what stands for an occurrence is left out of its series. */
export async function eventsIn(file: IcsFile, reader: Reader, now: number): Promise<FileEvents> {
  const problems: FileProblem[] = [];
  const read: ReadEvent[] = [];
  for (const [index, component] of file.events.entries()) {
    const found = readEvent(component, index + 1, reader);
    problems.push(...found.problems);
    if (found.read) read.push(await withUid(found.read));
  }
  if (file.others > 0) problems.push({ component: null, title: '', ...othersLeftOut });
  const events: FileEvent[] = [];
  const findStarts = singleStartsOf(now);
  for (const group of Map.groupBy(latest(read), ({ event }) => event.uid).values()) {
    const series = seriesOf(group, findStarts);
    events.push(...series.events);
    problems.push(...series.problems);
  }
  return { events, problems };
}

const othersLeftOut = { message: 'Tasks, notes and free times are no events, and were left out.', isLeftOut: true };

/** What has no uid is known again by what it says. */
async function withUid(read: ReadEvent): Promise<ReadEvent> {
  if (read.event.uid !== '') return read;
  const { title, start, end, recurrence } = read.event;
  return { ...read, event: { ...read.event, uid: await hashToken(JSON.stringify([title, start, end, recurrence])) } };
}

/** Of what is there more than once, the last version. */
function latest(read: readonly ReadEvent[]): ReadEvent[] {
  const byKey = new Map<string, ReadEvent>();
  for (const each of read) {
    const key = keyOf(each.event);
    const known = byKey.get(key);
    if (!known || known.event.sequence <= each.event.sequence) byKey.set(key, each);
  }
  return [...byKey.values()];
}

/** What an event is in every calendar that it is in. */
export function keyOf({ uid, originalStart }: Pick<FileEvent, 'uid' | 'originalStart'>): string {
  return JSON.stringify([uid, originalStart]);
}

function seriesOf(group: readonly ReadEvent[], findStarts: FindStarts): FileEvents {
  const master = group.find(({ event }) => event.originalStart === null);
  const others = group.filter((each) => each !== master);
  if (!master) return { events: others.map(({ event }) => event), problems: [] };
  const instead = new Set(others.flatMap(({ event }) => event.originalStart ?? []));
  const { event, rule, component } = master;
  const problem = (reason: { message: string }, isLeftOut: boolean) => [
    { component, title: event.title, message: reason.message, isLeftOut },
  ];
  if (rule === null)
    return { events: [event, ...more(master, instead), ...notCancelled(others, master)], problems: [] };
  const recurrence = knownRule(rule, startOf(event));
  if (recurrence !== null) {
    const series = { ...event, recurrence, exceptions: exceptionsOf(master, instead) };
    if (!hasOccurrences(series)) return { events: notCancelled(others, master), problems: [] };
    return { events: [series, ...more(master, instead), ...notCancelled(others, master)], problems: [] };
  }
  const starts = findStarts(rule, startOf(event));
  if (!starts) return { events: notCancelled(others, master), problems: problem(unknownRule, true) };
  const leftOut = new Set(exceptionsOf(master, instead));
  const singles = starts.filter((start) => !leftOut.has(iso(start))).map((start) => atOccurrence(event, start));
  return {
    events: [...singles, ...more(master, instead), ...notCancelled(others, master)],
    problems: problem(singled, false),
  };
}

const unknownRule = { message: 'It repeats by a rule that the calendar does not know.' };
const singled = {
  message:
    'It repeats by a rule that the calendar does not know: its days within two years came as events of their own.',
};

/** Days beside the rule are events of their own. */
function more(master: ReadEvent, instead: ReadonlySet<string>): FileEvent[] {
  return [...addedStarts(master)]
    .map(([start, endsAt]) => atOccurrence(master.event, Date.parse(start), endsAt))
    .filter(({ originalStart }) => originalStart === null || !instead.has(originalStart));
}

/** With the ends that they have of their own. Without the first, which is the event itself, and those that are left out all the same. */
function addedStarts({ event, added, leftOut }: ReadEvent): Map<string, number | null> {
  const momentOf = (time: IcsTime) => iso(momentOfOccurrence(time, event));
  const starts = new Map(added.map(({ time, endsAt }) => [momentOf(time), endsAt]));
  for (const none of [momentsOf(event).startsAt, ...leftOut.map(momentOf)]) starts.delete(none);
  return new Map([...starts].slice(0, mostExceptions));
}

/** What the rule has and is an event of its own is not there twice. */
function exceptionsOf(master: ReadEvent, instead: ReadonlySet<string>): string[] {
  const { event, leftOut } = master;
  const left = leftOut.map((time) => iso(momentOfOccurrence(time, event)));
  const moved = [...instead].map((original) => iso(momentOfOriginal(original, event)));
  return [...new Set([...left, ...moved, ...addedStarts(master).keys()])].sort().slice(0, mostExceptions);
}

/** An occurrence that is cancelled is one that is left out, unless all of them are. */
function notCancelled(others: readonly ReadEvent[], master: ReadEvent): FileEvent[] {
  const isCancelled = master.event.status === 'cancelled';
  return others.map(({ event }) => event).filter(({ status }) => isCancelled || status !== 'cancelled');
}

function startOf(event: FileEvent) {
  const { allDay, timeZone } = event;
  return { startsAt: Date.parse(momentsOf(event).startsAt), allDay, timeZone };
}

function hasOccurrences(event: FileEvent): boolean {
  const rule = event.recurrence === null ? null : parseRecurrence(event.recurrence);
  if (!rule) return true;
  const { startsAt, endsAt } = momentsOf(event);
  const exceptions = new Set(event.exceptions.map((moment) => Date.parse(moment)));
  const timeZone = event.allDay ? 'UTC' : event.timeZone;
  const series = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt), timeZone, rule, exceptions };
  return !occurrencesOf(series).next().done;
}
