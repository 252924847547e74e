import type { CalendarSettings, CalendarView } from '@atrium/contract/calendar-settings';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { type Entry, placeIn, type Times } from '../entries.ts';
import { useDraft } from '../event/use-draft.ts';
import { useEventSaving } from '../event/use-event-saving.ts';
import { useScope } from '../event/use-scope.tsx';
import type { WeekStart } from '../settings/use-week-start.ts';
import type { CalendarFormat } from '../use-calendar-format.ts';
import { useLateFocus } from '../use-late-focus.ts';
import type { Draft, Stage } from './stage.ts';
import { useDropping } from './use-dropping.ts';

interface StageProps {
  zone: string;
  settings: CalendarSettings;
  weekStart: WeekStart;
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
  const { zone, settings, weekStart, view, date, format, entries } = props;
  const latest = useLatest(props);
  const [said, setSaid] = useState('');
  const focus = useLateFocus();
  const drafting = useDraft(
    useLatest(({ times, by }: Draft) => {
      if (by === 'keys') turnTo(placeIn(zone, times).firstDay, props);
    }),
  );
  const { ask, dialog } = useScope();
  const { save, removeOne } = useEventSaving(ask, { untilShown: true });
  const drop = useLatest(useDropping(drafting, props, { focus, say: setSaid, save }));
  const remove = useLatest(async ({ event }: Entry, besides?: string) => {
    if (!event) return;
    await removeOne(event).catch(() => undefined);
    if (besides !== undefined) focus(besides, true);
  });
  const canUpdate = ability.can('update', 'Calendar');
  const canAdd = ability.can('create', 'Calendar');

  const { draft, current, show } = drafting;
  const shown = useMemo(() => withDraft(entries, draft, zone, t('calendar.newEvent')), [entries, draft, zone, t]);
  const byKey = useLatest(new Map(shown.map((entry) => [entry.key, entry])));

  const stage = useMemo<Stage>(
    () => ({
      ...{ zone, settings, weekStart, view, date, format, canAdd, show, focus },
      canMove: (entry) => canUpdate && entry.event !== null && entry.event.answer === undefined,
      entryOf: (key) => (key === undefined ? undefined : byKey.current.get(key)),
      open: (entry) => latest.current.onOpen(entry),
      add: (times) => latest.current.onAdd(times),
      remove: (entry, besides) => void remove.current(entry, besides),
      goTo: (day, to) => latest.current.goTo(day, to),
      draft: () => current.current,
      drop: () => void drop.current(),
      say: setSaid,
    }),
    [
      zone,
      settings,
      weekStart,
      view,
      date,
      format,
      canAdd,
      canUpdate,
      current,
      show,
      focus,
      drop,
      remove,
      byKey,
      latest,
    ],
  );
  return { stage, shown, said, dialog };
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
