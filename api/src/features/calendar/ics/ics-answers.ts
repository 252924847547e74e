import type { Guest } from '@atrium/contract/calendar';
import type { FileAnswer } from '@atrium/contract/calendar-files';
import { longestNote } from '@atrium/contract/event-guests';
import type { KeptEvent } from '../calendar.rows.ts';
import { iso } from '../occurrences/iso.ts';
import {
  atOccurrence,
  type FileProblem,
  momentOfOriginal,
  occurrenceOf,
  plainText,
  type Reader,
  sequenceOf,
  uidOf,
} from './ics-events.ts';
import { answered, isSameGuest } from './ics-merge.ts';
import { hasOccurrence, standsFor } from './ics-occurrences.ts';
import { guestsIn } from './ics-people.ts';
import { type IcsComponent, type IcsFile, textIn } from './ics-read.ts';

/** What guests say to an event (RFC 5546, 3.2.3), or to the occurrence of it that they name. */
interface Reply {
  uid: string;
  originalStart: string | null;
  guests: readonly Guest[];
  sequence: number;
  title: string;
  component: number;
}

/** What becomes of an event that is here. */
interface Answering {
  before: KeptEvent;
  after: KeptEvent;
  /** The occurrences that somebody answered otherwise than the series: each is an event of its own, which has no id yet. */
  taken: readonly KeptEvent[];
}

type Emails = ReadonlyMap<number, string>;

export function repliesIn(file: IcsFile, reader: Reader) {
  const replies: Reply[] = [];
  const problems: FileProblem[] = [];
  for (const [index, component] of file.events.entries()) {
    const named = { title: component ? plainText(textIn(component, 'summary'), 200) : '', component: index + 1 };
    const read = replyOf(component, reader);
    if ('message' in read) problems.push({ ...named, ...read, isLeftOut: true });
    else replies.push({ ...read, ...named });
  }
  return { replies: inOrder(replies), problems };
}

function replyOf(component: IcsComponent | null, reader: Reader) {
  if (!component) return { message: 'This part of the file cannot be read.' };
  const occurrence = occurrenceOf(component, reader);
  if ('message' in occurrence) return occurrence;
  const { originalStart, range } = occurrence;
  if (range !== null) return { message: 'It changes an occurrence and all that follow, which files cannot do here.' };
  const guests = answeringIn(component, reader);
  return { uid: uidOf(component), originalStart, guests, sequence: sequenceOf(component) };
}

/** A comment is of whoever answers: of one guest (RFC 5546, 3.2.3). */
function answeringIn(component: IcsComponent, { ownEmail }: Reader): Guest[] {
  const guests = guestsIn(component, ownEmail);
  const note = plainText(textIn(component, 'comment'), longestNote);
  return guests.length === 1 && note !== '' ? guests.map((guest) => ({ ...guest, note })) : guests;
}

/** The latest last, and what is said of single occurrences after what is said of all. */
function inOrder(replies: readonly Reply[]): Reply[] {
  const isOfOne = ({ originalStart }: Reply) => Number(originalStart !== null);
  return replies.toSorted((one, other) => isOfOne(one) - isOfOne(other) || one.sequence - other.sequence);
}

/** What the replies do to the events that are called so here. */
export function replied(replies: readonly Reply[], kept: readonly KeptEvent[], emails: Emails) {
  const byUid = Map.groupBy(kept, ({ uid }) => uid);
  const done = new Map<number, Answering>(kept.map((event) => [event.id, { before: event, after: event, taken: [] }]));
  const touched = new Set<number>();
  const problems: FileProblem[] = [];
  for (const reply of replies) {
    const alike = (byUid.get(reply.uid) ?? []).flatMap(({ id }) => done.get(id) ?? []);
    const found = reply.originalStart === null ? answerAll(reply, alike, emails) : answerOne(reply, alike, emails);
    if (found.length === 0) problems.push(unasked(reply));
    for (const each of found) {
      touched.add(each.before.id);
      done.set(each.before.id, each);
    }
  }
  return { events: [...touched].flatMap((id) => done.get(id) ?? []), problems };
}

/** What guests without an account say to the events that they are invited to here: accounts answer by themselves. */
export function answersTo(replies: readonly Reply[], kept: readonly KeptEvent[], emails: Emails): FileAnswer[] {
  return replies.flatMap(({ uid, originalStart, guests }) => {
    const alike = kept.filter((event) => event.uid === uid);
    const event = alike.find((each) => each.originalStart === originalStart) ?? alike[0];
    return guests.flatMap((guest) => {
      const known = event?.guests.find((each) => isSameGuest(each, guest, emails));
      if (!event || !guest.answer || known?.accountId !== null) return [];
      return [{ title: event.title, name: known.label, answer: guest.answer, note: guest.note ?? '' }];
    });
  });
}

function unasked({ component, title }: Reply): FileProblem {
  const message = 'It answers an invitation to an event that is not in this calendar.';
  return { component, title, message, isLeftOut: true };
}

/** Occurrences that are events of their own are answered by themselves, where their series is here. */
function answerAll({ guests }: Reply, alike: readonly Answering[], emails: Emails): Answering[] {
  const whole = alike.filter(({ before }) => before.originalStart === null);
  return (whole.length > 0 ? whole : alike).map((each) => ({ ...each, after: answered(each.after, guests, emails) }));
}

function answerOne(reply: Reply, alike: readonly Answering[], emails: Emails): Answering[] {
  const originalStart = reply.originalStart ?? '';
  const own = alike.find(({ before }) => standsFor(before, originalStart));
  if (own) return [{ ...own, after: answered(own.after, reply.guests, emails) }];
  return alike.flatMap((series) => answerOccurrence(series, originalStart, reply.guests, emails) ?? []);
}

/** Null where the series has no such occurrence. The last one that a series has is answered with it. */
function answerOccurrence(
  series: Answering,
  originalStart: string,
  guests: readonly Guest[],
  emails: Emails,
): Answering | null {
  const { after, taken } = series;
  if (taken.some((event) => standsFor(event, originalStart))) {
    const again = (event: KeptEvent) => (standsFor(event, originalStart) ? answered(event, guests, emails) : event);
    return { ...series, taken: taken.map(again) };
  }
  const moment = momentOfOriginal(originalStart, after);
  if (!hasOccurrence(after, moment)) return null;
  const whole = answered(after, guests, emails);
  const left = { ...after, exceptions: [...after.exceptions, iso(moment)].sort() };
  if (JSON.stringify(whole) === JSON.stringify(after)) return series;
  if (!hasOccurrence(left)) return { ...series, after: whole };
  return { ...series, after: left, taken: [...taken, { ...whole, ...atOccurrence(whole, moment) }] };
}
