import type { CalendarSettings, CalendarView } from '@atrium/contract/calendar-settings';
import { createContext, useContext } from 'react';
import type { Entry, Times } from '../entries.ts';
import type { WeekStart } from '../settings/use-week-start.ts';
import type { CalendarFormat } from '../use-calendar-format.ts';
import type { Put } from './event-moves.ts';

/** Something that is being moved, resized or drawn: it stands where it would be put. */
export interface Draft extends Put {
  /** Null for what is drawn anew. */
  entry: Entry | null;
  by: 'pointer' | 'keys';
  /** Whether it was let go of, and the server has not answered yet. */
  isDropped?: boolean;
}

/** What the views of the calendar have in common. */
export interface Stage {
  zone: string;
  settings: CalendarSettings;
  weekStart: WeekStart;
  view: CalendarView;
  date: string;
  format: CalendarFormat;
  canAdd: boolean;
  canMove: (entry: Entry) => boolean;
  /** By the key of an entry that is shown. */
  entryOf: (key: string | undefined) => Entry | undefined;
  open: (entry: Entry) => void;
  add: (times: Times) => void;
  /** What answers to `besides` has the focus then, if nothing else has it. */
  remove: (entry: Entry, besides?: string) => void;
  goTo: (date: string, view?: CalendarView) => void;
  /** What is being moved right now, before it is drawn. */
  draft: () => Draft | null;
  show: (draft: Draft | null) => void;
  drop: () => void;
  say: (text: string) => void;
  /** Gives the focus to what answers to this, as soon as it is there; or only if nothing has it. */
  focus: (selector: string, isIfLost?: boolean) => void;
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('This is shown on the calendar only.');
  return stage;
}

export function entrySelector(key: string): string {
  return `[data-entry="${CSS.escape(key)}"]`;
}

/** What has the focus for a cell. */
export function cellSelector(day: string, row: string | number): string {
  return `[data-day="${day}"][data-row="${row}"] > [data-target]`;
}
