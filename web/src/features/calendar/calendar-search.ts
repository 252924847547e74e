import type { EventKind } from '@atrium/contract/calendar';
import { type CalendarLayer, calendarLayers } from '@atrium/contract/calendar-layers';
import { calendarViews } from '@atrium/contract/calendar-settings';
import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';

const day = () =>
  z.string().check(z.regex(/^(19[5-9]|20\d|21[0-8])\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(isReal));
const start = () =>
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\d(T[\d:.]{5,12}Z)?$/),
    z.refine((text) => isReal(text.slice(0, 10))),
  );

function isReal(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * What the address of the calendar says. Without a `view` it is the one that the calendar opens with. `q` is searched for in all of it, whatever is shown. `kinds` and `layers` are words with commas between them, or `none`; `kinds` may be `all`, whatever was chosen the last time. `event` is the one whose panel
 * is open, `at` which of its occurrences; of a `new` one, `at` and `until` are its times.
 */
export const CalendarSearch = z.object({
  q: z._default(text(200), ''),
  view: z.optional(z.enum(calendarViews)),
  date: z.optional(day()),
  kinds: z.optional(z.string().check(z.regex(/^(none|[\w-]+(,[\w-]+)*)$/))),
  layers: z.optional(z.string().check(z.regex(/^(none|[a-z]+(,[a-z]+)*)$/))),
  event: z.optional(z.string().check(z.regex(/^(new|[1-9]\d{0,14})$/))),
  at: z.optional(start()),
  until: z.optional(start()),
});
export type CalendarSearch = z.infer<typeof CalendarSearch>;

export const calendarDefaults = {};

/** All of those that there are, until some are chosen. */
export function kindsOf({ kinds }: Pick<CalendarSearch, 'kinds'>, all: readonly EventKind[]): readonly EventKind[] {
  return kinds === undefined || kinds === 'all' ? all : among(all, kinds);
}

/** One that was made a moment ago may not be known among all yet. */
export function kindsText(kinds: readonly EventKind[], all: readonly EventKind[]): string | undefined {
  if (all.every((kind) => kinds.includes(kind))) return undefined;
  return textOf([...among(all, kinds.join()), ...kinds.filter((kind) => !all.includes(kind))]);
}

/** None, until some are chosen. */
export function layersOf({ layers }: Pick<CalendarSearch, 'layers'>): readonly CalendarLayer[] {
  return layers === undefined ? [] : among(calendarLayers, layers);
}

export function layersText(layers: readonly CalendarLayer[]): string | undefined {
  return layers.length === 0 ? undefined : textOf(among(calendarLayers, layers.join()));
}

function among<Word extends string>(all: readonly Word[], text: string): readonly Word[] {
  const chosen = text.split(',');
  return all.filter((word) => chosen.includes(word));
}

function textOf(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.join();
}
