import { type CalendarSettings, type CalendarView, calendarViews } from '@atrium/contract/calendar-settings';
import * as z from 'zod/mini';
import { keptHere } from '../../session/kept-here.ts';
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
export function choicesFor(search: Readonly<Record<string, unknown>>, opens: Opening): Choices | null {
  if (names.some((name) => name in search)) return null;
  const { view, ...others } = kept.read();
  const choices = { view: chosenView(opens) !== null || view === 'month' ? undefined : view, ...others };
  return Object.values(choices).some((choice) => choice !== undefined) ? choices : null;
}

interface Opening {
  settings: Pick<CalendarSettings, 'defaultView'>;
  /** On a phone, what suits a large screen is not what one wants: there it is looked at as the last time. */
  isNarrow: boolean;
}

/** What an address means that names no view. */
export function openingView(opens: Opening): CalendarView {
  return chosenView(opens) ?? 'month';
}

function chosenView({ settings: { defaultView }, isNarrow }: Opening): CalendarView | null {
  return defaultView === 'last' || isNarrow ? null : defaultView;
}
