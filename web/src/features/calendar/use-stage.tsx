import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { withMore } from './calendar-commands.queries.ts';
import type { CalendarView } from './calendar-days.ts';
import { type Entry, keyOf, placeIn, type Times } from './entries.ts';
import { isSame, leftOutOf } from './event-moves.ts';
import { type Draft, entrySelector, type Stage } from './stage.ts';
import type { CalendarFormat } from './use-calendar-format.ts';
import { useEventSaving } from './use-event-saving.ts';
import { whenOf } from './use-grid-keys.ts';
import { useScope } from './use-scope.tsx';

interface StageProps {
  zone: string;
  weekStart: number;
  view: CalendarView;
  date: string;
  days: readonly string[];
  format: CalendarFormat;
  entries: readonly Entry[];
  onOpen: (entry: Entry) => void;
  onAdd: (times: Times) => void;
  goTo: Stage['goTo'];
}

interface Staged {
  stage: Stage;
  /** With what is being moved where it would be put. */
  shown: readonly Entry[];
  said: string;
  dialog: ReactNode;
}

const newKey = 'new';

/** What is being moved, what is said about it, and what has the focus, for all views alike. */
export function useStageOf(props: StageProps): Staged {
  const { t } = useTranslation();
  const ability = useAbility();
  const { zone, weekStart, view, date, format, entries } = props;
  const latest = useLatest(props);
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = useRef<Draft | null>(null);
  const [said, setSaid] = useState('');
  const focus = useFocus();
  const { ask, dialog } = useScope();
  const saving = useLatest(useEventSaving(ask));
  const canUpdate = ability.can('update', 'Calendar');
  const canAdd = ability.can('create', 'Calendar');

  const show = useCallback(
    (next: Draft | null) => {
      current.current = next;
      setDraft(next);
      if (next?.by === 'keys') turnTo(placeIn(latest.current.zone, next.times).firstDay, latest.current);
    },
    [latest],
  );

  /** What the clocks leave out where it was let go of, and when it begins instead. */
  const aboutClocks = useCallback(
    (dropped: Draft) => {
      const { zone, format } = latest.current;
      const leftOut = leftOutOf(dropped, zone);
      if (leftOut === null) return undefined;
      const time = format.time(Date.parse(dropped.times.start));
      return t('calendar.move.leftOut', { wanted: format.clock(leftOut), time });
    },
    [latest, t],
  );

  const drop = useCallback(async () => {
    const dropped = current.current;
    if (!dropped) return;
    const { entry, times, by } = dropped;
    if (!entry?.event) {
      show(null);
      return latest.current.onAdd(times);
    }
    const { start, end, allDay } = entry.event;
    if (isSame({ start, end, allDay }, times)) {
      show(null);
      if (by === 'keys') focus(entrySelector(entry.key));
      return setSaid(t('calendar.move.putBack', { title: entry.title }));
    }
    const when = whenOf({ zone: latest.current.zone, format: latest.current.format }, dropped);
    // It stands where it was put until the server has answered.
    current.current = null;
    const waiting = { ...dropped, isDropped: true };
    setDraft(waiting);
    const said = lengthOf(times) === lengthOf({ start, end, allDay }) ? 'moved' : 'updated';
    const besides = aboutClocks(dropped);
    const event = await saving.current.save(entry.event, times, said, besides).catch(() => null);
    setDraft((now) => (now === waiting ? null : now));
    focus(entrySelector(event ? keyOf(event) : entry.key), by === 'pointer');
    if (event) setSaid(withMore(t('calendar.move.dropped', { title: entry.title, when }), besides));
    else setSaid(t('calendar.move.putBack', { title: entry.title }));
  }, [show, focus, latest, saving, aboutClocks, t]);

  const remove = useCallback(
    async ({ event }: Entry, besides?: string) => {
      if (!event) return;
      await saving.current.removeOne(event).catch(() => undefined);
      if (besides !== undefined) focus(besides, true);
    },
    [saving, focus],
  );

  const shown = useMemo(() => withDraft(entries, draft, zone, t('calendar.newEvent')), [entries, draft, zone, t]);
  const byKey = useLatest(new Map(shown.map((entry) => [entry.key, entry])));

  const stage = useMemo<Stage>(
    () => ({
      ...{ zone, weekStart, view, date, format, canAdd, show, focus },
      canMove: (entry) => canUpdate && entry.event !== null && entry.event.answer === undefined,
      entryOf: (key) => (key === undefined ? undefined : byKey.current.get(key)),
      open: (entry) => latest.current.onOpen(entry),
      add: (times) => latest.current.onAdd(times),
      remove: (entry, besides) => void remove(entry, besides),
      goTo: (day, to) => latest.current.goTo(day, to),
      draft: () => current.current,
      drop: () => void drop(),
      say: setSaid,
    }),
    [zone, weekStart, view, date, format, canAdd, canUpdate, show, focus, drop, remove, byKey, latest],
  );
  return { stage, shown, said, dialog };
}

function lengthOf({ start, end, allDay }: Times): string {
  return `${allDay} ${Date.parse(end) - Date.parse(start)}`;
}

/** What is moved out of the days that are shown takes the view along. */
function turnTo(day: string, { days, goTo }: Pick<StageProps, 'days' | 'goTo'>): void {
  if (!days.includes(day)) goTo(day);
}

function withDraft(entries: readonly Entry[], draft: Draft | null, zone: string, newTitle: string): readonly Entry[] {
  if (!draft) return entries;
  const place = placeIn(zone, draft.times);
  const base: Omit<Entry, keyof typeof place> = draft.entry ?? {
    ...{ key: newKey, title: newTitle, tone: 'Business', location: '', event: null, place: null },
  };
  const event = base.event && { ...base.event, ...draft.times };
  const isDraft = draft.isDropped !== true;
  return [...entries.filter(({ key }) => key !== base.key), { ...base, ...place, event, isDraft }];
}

/** Gives the focus to what is drawn later. `isIfLost` leaves it where it is, if it is anywhere. */
function useFocus(): Stage['focus'] {
  const wanted = useRef<string>(undefined);
  const attempt = useCallback(() => {
    if (wanted.current === undefined) return;
    const element = document.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    if (document.activeElement !== element) element.focus();
  }, []);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    attempt();
    if (document.querySelector(wanted.current)) wanted.current = undefined;
  });
  return useCallback(
    (selector, isIfLost = false) => {
      if (isIfLost && document.activeElement !== document.body) return;
      wanted.current = selector;
      // What stays where it is is not drawn again.
      requestAnimationFrame(attempt);
    },
    [attempt],
  );
}
