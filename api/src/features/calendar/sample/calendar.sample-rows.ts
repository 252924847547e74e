import type { EventKind, GuestAnswer } from '@atrium/contract/calendar';

export interface SampleEvent {
  title: string;
  kind: EventKind;
  /** The day, counted from today. */
  day: number;
  /** When it begins and how long it takes, in hours; null is the whole day, or as many as `days` says. */
  hours: readonly [start: number, length: number] | null;
  days?: number;
  recurrence?: string;
  url?: string;
  location?: string;
  description?: string;
  guests?: readonly string[];
}

const amara = 'Amara Okafor';
const hannah = 'Hannah Weiß';
const lucia = 'Lucía Quispe Mamani';
const rosalind = 'Rosalind Achterberg';
const thabo = 'Thabo Mokoena';
const oyvind = 'Øyvind Håkonsen';
const kofi = 'Kofi Asante-Mensah';

/** A month around the harbour. */
export const sampleEvents: readonly SampleEvent[] = [
  {
    title: 'Lamp trials at the breakwater',
    kind: 'Business',
    day: 0,
    hours: [9, 2],
    location: 'Breakwater, lamp post 4',
    description: 'Two new lenses against the old one. Bring the light meter, and a coat.',
    guests: [amara, lucia],
  },
  {
    title: 'Chart proofs with the printers',
    kind: 'Business',
    day: 1,
    hours: [13.5, 1.5],
    url: 'https://heronpress.example/proofs/harbour-chart',
    location: 'Heron Press, upstairs',
    description: 'The depths east of the pier are the ones to check.',
    guests: [hannah, rosalind],
  },
  {
    title: 'Check-up at Juniper Clinic',
    kind: 'Personal',
    day: 3,
    hours: [11, 0.5],
    location: 'Juniper Clinic, room 2',
  },
  {
    title: 'Sailing to the islands',
    kind: 'Family',
    day: 5,
    hours: null,
    days: 3,
    description: 'Back with the evening tide on the third day.',
  },
  {
    title: 'Loading plan with Northquay',
    kind: 'Business',
    day: -13,
    hours: [8, 1],
    recurrence: 'FREQ=WEEKLY;COUNT=52',
    location: 'Northquay Freight, berth 7',
    guests: [oyvind, kofi],
  },
  { title: 'Founding day of the town', kind: 'Holiday', day: 12, hours: null },
  { title: 'Grandmother turns eighty', kind: 'Family', day: -6, hours: [15, 4], location: 'Saltmarsh & Rye' },
  { title: 'Harbour swim', kind: 'Personal', day: -2, hours: [6.5, 1], description: 'Only if the flag is green.' },
  { title: 'Lantern festival', kind: 'Holiday', day: -11, hours: null, days: 2 },
  {
    title: 'Clock tower closed for winding',
    kind: 'ETC',
    day: -9,
    hours: [10, 1],
    recurrence: 'FREQ=MONTHLY;COUNT=12',
    description: 'The noon bell is silent that day.',
  },
];

/** What colleagues invite to: people of the sample data, who cannot sign in. */
interface SampleInvitation extends SampleEvent {
  from: string;
  answer: GuestAnswer;
}

export const sampleInvitations: readonly SampleInvitation[] = [
  {
    from: 'Clara Weiss',
    answer: 'waiting',
    title: 'Supper for the whole crew',
    kind: 'Business',
    day: 4,
    hours: [18, 2],
    location: 'Saltmarsh & Rye, long table',
    description: 'Say by Thursday whether you come: the pie wants to know.',
    guests: [lucia, thabo],
  },
  {
    from: 'Henrik Dahl',
    answer: 'accepted',
    title: 'Round of the harbour lights',
    kind: 'Business',
    day: 2,
    hours: [16, 1.5],
    recurrence: 'FREQ=WEEKLY;COUNT=6',
    location: 'Pier 2, the small launch',
    guests: [amara],
  },
];
