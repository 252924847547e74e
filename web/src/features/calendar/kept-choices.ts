import * as z from 'zod/mini';
import { keptHere } from '../../session/kept-here.ts';
import { calendarViews } from './calendar-days.ts';
import { CalendarSearch } from './calendar-search.ts';

const { kinds, layers } = CalendarSearch.shape;
const Choices = z.object({ view: z.optional(z.enum(calendarViews)), kinds, layers });
type Choices = z.infer<typeof Choices>;
const names = ['view', 'kinds', 'layers'] as const;

const kept = keptHere<Choices>('calendar', Choices, {});

/** Of what is chosen next, how the calendar is looked at the next time, too. */
export function keepChoices(before: CalendarSearch, patch: Readonly<Record<string, unknown>>): void {
  if (!names.some((name) => name in patch)) return;
  const chosen = Choices.safeParse({ ...before, ...patch });
  if (chosen.success) kept.store(chosen.data);
}

/** How it was looked at the last time; nothing where the address says how, or nothing is different from what it is at first. */
export function choicesFor(search: Readonly<Record<string, unknown>>): Choices | null {
  if (names.some((name) => name in search)) return null;
  const { view, ...others } = kept.read();
  const choices = { view: view === 'month' ? undefined : view, ...others };
  return Object.values(choices).some((choice) => choice !== undefined) ? choices : null;
}
