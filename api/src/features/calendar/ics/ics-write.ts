import type { EventKind } from '@atrium/contract/calendar';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import type { SeenEvent } from '../calendar.rows.ts';
import { kindSeenByOthers } from '../kinds/event-kinds.shapes.ts';
import { momentsOf } from '../occurrences/calendar.times.ts';
import { iso } from '../occurrences/iso.ts';
import type { FileProperty } from './file-properties.ts';
import { loneUid } from './ics-lone-occurrences.ts';
import { nobodysAddress } from './ics-people.ts';
import { ruleForFile } from './ics-rules.ts';
import { zoneComponent } from './ics-zones.ts';

type Ical = typeof import('ical.js').default;
type Property = FileProperty;

/** What a file has to know beside the event. */
export interface Known {
  /** The moment that the file is made at. */
  now: string;
  /** What kinds of one's own are called; others have no name for whoever reads the file. */
  kindNames: ReadonlyMap<EventKind, string>;
  /** The addresses of accounts. */
  emails: ReadonlyMap<number, string>;
  /** The occurrences of series, by account and uid, that have an event of their own in the file. */
  instead: ReadonlySet<string>;
  /** The events that stand for an occurrence of a series that is not here. */
  lone: ReadonlySet<number>;
  /** Of what guests are sent: which of several is the last. */
  sequence?: number | undefined;
  /** Whether whoever gets it is asked for an answer. */
  asks?: boolean;
  /** What is said with an answer. */
  comment?: string;
}

/** What guests are sent asks them to come, or says that they need not; who invites is sent an answer (RFC 5546, 3.2.2, 3.2.5 and 3.2.3). */
export type InvitationMethod = 'REQUEST' | 'CANCEL' | 'REPLY';

export function insteadKey(accountId: number, uid: string, original: string): string {
  return JSON.stringify([accountId, uid, original]);
}

/** Writes calendar files piece by piece: each zone once, before the first event that needs it. */
export function icsWriter(ical: Ical, brandName: string, method: 'PUBLISH' | InvitationMethod = 'PUBLISH') {
  const zones = new Set<string>();
  const text = (json: unknown[]) => ical.stringify(json);
  const maker: Property = ['prodid', {}, 'text', `-//${brandName}//Calendar//EN`];
  const prodid = ical.stringify.property(maker, ical.design.defaultSet, false);
  return {
    head: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${prodid}\r\nCALSCALE:GREGORIAN\r\nMETHOD:${method}\r\n`,
    foot: 'END:VCALENDAR\r\n',
    piece(events: readonly SeenEvent[], known: Known): string {
      const used = events.filter(hasZone).map(({ timeZone }) => timeZone);
      const added = [...new Set(used)].filter((zone) => !zones.has(zone));
      for (const zone of added) zones.add(zone);
      const components = events.map((event) => ['vevent', propertiesOf(event, known), alarmsOf(event)]);
      return [...added.map(zoneComponent), ...components].map(text).join('');
    },
  };
}

function hasZone({ allDay, timeZone }: SeenEvent): boolean {
  return !allDay && timeZone !== 'UTC';
}

function propertiesOf(event: SeenEvent, known: Known): Property[] {
  const { startsAt, endsAt } = momentsOf(event);
  const { uid, title, location, description, url, status, recurrence, originalStart } = event;
  const isLone = originalStart !== null && known.lone.has(event.id);
  return [
    ['uid', {}, 'text', isLone ? loneUid(uid, originalStart) : uid],
    ['dtstamp', {}, 'date-time', `${known.now.slice(0, 19)}Z`],
    ...versionOf(event, known),
    beginningOf(event, Date.parse(startsAt)),
    // What takes no time has no end in a file: one that is not after the beginning is refused by others.
    ...(startsAt === endsAt ? [] : [timeProperty('dtend', event, Date.parse(endsAt))]),
    ['summary', {}, 'text', writable(title)],
    ...said('location', location),
    ...said('description', description),
    ...said('comment', known.comment ?? ''),
    ...(url === '' ? [] : [['url', {}, 'uri', writable(url)] satisfies Property]),
    ...markedAs(event, known),
    ['status', {}, 'text', status.toUpperCase()],
    ...(recurrence === null ? [] : repeats(event, recurrence, known)),
    ...(isLone ? [] : originalOf(event)),
    ...peopleOf(event, known),
    ...keptOf(event, known).filter(([name]) => name !== 'categories'),
  ];
}

/** Of what somebody else organises, theirs. */
function versionOf(event: SeenEvent, { sequence = event.sequence }: Known): Property[] {
  return sequence === 0 ? [] : [['sequence', {}, 'integer', sequence]];
}

/** Its kind stands before the other categories that it came with. */
function markedAs(event: SeenEvent, known: Known): Property[] {
  const { kind, showsAs, isPrivate } = event;
  const kept = keptOf(event, known);
  const name = writable(known.kindNames.get(kind) ?? kindSeenByOthers(kind));
  const more = kept.find(([property]) => property === 'categories')?.slice(3) ?? [];
  const hasClass = !isPrivate || kept.some(([property]) => property === 'class');
  return [
    ['categories', {}, 'text', name, ...more],
    ...(showsAs === 'busy' ? [] : [['transp', {}, 'text', 'TRANSPARENT'] satisfies Property]),
    ...(hasClass ? [] : [['class', {}, 'text', 'PRIVATE'] satisfies Property]),
  ];
}

/** What came with it in a file is for whose it is, and for no guest. */
function keptOf({ fileProperties }: SeenEvent, { sequence }: Known): readonly FileProperty[] {
  return sequence === undefined ? fileProperties : [];
}

function said(name: string, text: string): Property[] {
  return text === '' ? [] : [[name, {}, 'text', writable(text)]];
}

/** No line of a file holds another control than a tab; a line end is written as two letters. */
function writable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
}

/** What repeats does so by the clocks of its zone, whatever they show when it begins. */
function beginningOf(event: SeenEvent, moment: number): Property {
  const isByClocks = event.recurrence !== null && hasZone(event);
  return isByClocks ? clockProperty('dtstart', event.timeZone, moment) : timeProperty('dtstart', event, moment);
}

/** A day, or a moment: by the clocks of its zone, and in UTC where there is none or the clocks show it a second time. */
function timeProperty(name: string, event: Pick<SeenEvent, 'allDay' | 'timeZone'>, moment: number): Property {
  const { allDay, timeZone } = event;
  if (allDay) return [name, {}, 'date', iso(moment).slice(0, 10)];
  const isSaidByClocks = timeZone !== 'UTC' && momentAt(timeZone, wallTimeAt(timeZone, moment)) === moment;
  if (isSaidByClocks) return clockProperty(name, timeZone, moment);
  return [name, {}, 'date-time', `${iso(moment).slice(0, 19)}Z`];
}

function clockProperty(name: string, timeZone: string, moment: number): Property {
  return [name, { tzid: timeZone }, 'date-time', iso(wallTimeAt(timeZone, moment)).slice(0, 19)];
}

function repeats(event: SeenEvent, recurrence: string, { instead }: Known): Property[] {
  const { allDay, timeZone, accountId, uid } = event;
  const startsAt = Date.parse(momentsOf(event).startsAt);
  const rule = ruleForFile(recurrence, { startsAt, allDay, timeZone });
  const leftOut = event.exceptions.filter((moment) => {
    const original = allDay ? moment.slice(0, 10) : moment;
    return !instead.has(insteadKey(accountId, uid, original));
  });
  return [
    ['rrule', {}, 'recur', recurOf(rule)],
    ...leftOut.map((moment) => timeProperty('exdate', event, Date.parse(moment))),
  ];
}

/** As jCal has a rule. */
function recurOf(rule: string): Record<string, unknown> {
  const parts = rule.split(';').map((part) => part.split('=', 2));
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name.toLowerCase(), partOf(name, value)]));
}

function partOf(name: string, value: string): unknown {
  if (name === 'INTERVAL' || name === 'COUNT') return Number(value);
  if (name === 'BYDAY') return value.split(',');
  if (name.startsWith('BY')) return value.split(',').map(Number);
  if (name !== 'UNTIL') return value;
  return value.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3');
}

function originalOf({ originalStart, timeZone }: SeenEvent): Property[] {
  if (originalStart === null) return [];
  const allDay = originalStart.length === 10;
  return [timeProperty('recurrence-id', { allDay, timeZone }, Date.parse(originalStart))];
}

const partStats = { waiting: 'NEEDS-ACTION', accepted: 'ACCEPTED', tentative: 'TENTATIVE', declined: 'DECLINED' };

/** Who invites is named when there is somebody to invite, or somebody else does. */
function peopleOf(event: SeenEvent, { emails, asks = false }: Known): Property[] {
  const { guests, participants, owner, organiserName, organiserEmail } = event;
  const isOthers = organiserName !== '' || organiserEmail !== '';
  if (guests.length === 0 && !isOthers) return [];
  const organiser = isOthers ? { name: organiserName, email: organiserEmail } : owner;
  return [
    ['organizer', named(organiser.name || organiser.email), 'cal-address', addressOf(organiser.email)],
    ...ownAttendee(event),
    ...guests.map(({ label, accountId, email = '', answer = 'waiting' }): Property => {
      const part = participants.find((each) => each.accountId === accountId);
      const address = accountId === null ? email : (emails.get(accountId) ?? '');
      const partstat = partStats[part?.answer ?? answer];
      const asked = { partstat, role: 'REQ-PARTICIPANT', ...(asks && { rsvp: 'TRUE' }) };
      return ['attendee', { ...named(label), ...asked }, 'cal-address', addressOf(address)];
    }),
  ];
}

/** Whose calendar it is, where somebody invites them by mail. */
function ownAttendee({ ownAnswer, owner: { name, email } }: SeenEvent): Property[] {
  if (ownAnswer === null) return [];
  const parameters = { ...named(name), partstat: partStats[ownAnswer], role: 'REQ-PARTICIPANT' };
  return [['attendee', parameters, 'cal-address', addressOf(email)]];
}

/** Whoever has closed their account has no name. */
function named(name: string): { cn?: string } {
  return name === '' ? {} : { cn: writable(name) };
}

function addressOf(email: string): string {
  return email === '' ? nobodysAddress : `mailto:${email}`;
}

function alarmsOf({ reminders, title }: SeenEvent): unknown[] {
  return reminders.map((minutes) => [
    'valarm',
    [
      ['action', {}, 'text', 'DISPLAY'],
      ['description', {}, 'text', writable(title)],
      ['trigger', {}, 'duration', `${minutes > 0 ? '-' : ''}PT${Math.abs(minutes)}M`],
    ],
    [],
  ]);
}
