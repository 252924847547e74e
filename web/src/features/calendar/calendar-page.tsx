import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Checkbox.css';
import { type CalendarSettings, type CalendarView, calendarSettingsAtFirst } from '@atrium/contract/calendar-settings';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { ChangeList } from '../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { eventKindsQuery, type NamedKind, useEventKinds } from '../../ui/event-kinds.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { todayIn, useAccountZone } from '../../ui/zone-clock.ts';
import classes from './calendar.module.css';
import { eventListQuery, layersQuery } from './calendar.queries.ts';
import { daysOfView } from './calendar-days.ts';
import { CalendarKeys } from './calendar-keys.tsx';
import { CalendarSearch, calendarDefaults, kindsOf, kindsText, layersOf, layersText } from './calendar-search.ts';
import { CalendarSidebar } from './calendar-sidebar.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { CalendarViewOf, WaitingCalendar } from './calendar-view.tsx';
import type { Entry, Times } from './entries.ts';
import { useIsNarrow } from './event/use-room.ts';
import { type Stage, StageContext } from './grid/stage.ts';
import { useStageOf } from './grid/use-stage.tsx';
import { keepChoices, openingView } from './kept-choices.ts';
import { KindsContext } from './kinds/kinds.ts';
import { FoundEvents } from './list/found-events.tsx';
import { morningOf } from './occurrence.ts';
import { calendarSettingsQuery } from './settings/calendar-settings.queries.ts';
import { weekStartOf } from './settings/use-week-start.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useEntering } from './use-entering.ts';
import { useEntries } from './use-entries.ts';
import { useLinkedDay } from './use-linked-day.ts';

const EventPanel = loadedLater(async () => ({ default: (await import('./event/event-panel.tsx')).EventPanel }));

/** One's calendar: a month, a week, a day or a list. */
export function CalendarPage() {
  const isNarrow = useIsNarrow();
  const { data, isPending } = useQuery(calendarSettingsQuery);
  const { isPending: isWithoutKinds } = useQuery(eventKindsQuery);
  // What cannot be learnt is as it is at first.
  const settings = data ?? (isPending ? undefined : calendarSettingsAtFirst);
  const isIn = useEntering(settings, isNarrow);
  return (
    <>
      <PageHeader titleKey="calendar.title" />
      {settings && isIn && !isWithoutKinds ? (
        <OpenCalendar settings={settings} isNarrow={isNarrow} />
      ) : (
        <WaitingCalendar />
      )}
    </>
  );
}

interface OpenCalendarProps {
  settings: CalendarSettings;
  isNarrow: boolean;
}

function OpenCalendar({ settings, isNarrow }: OpenCalendarProps) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const [search, change] = useCalendarSearch(openingView({ settings, isNarrow }));
  const { q, view, event, at, until } = search;
  const searchBox = useRef<HTMLInputElement>(null);
  const zone = useAccountZone();
  const weekStart = weekStartOf(settings, i18n.language);
  const date = search.date ?? todayIn(zone);
  const format = useCalendarFormat(zone);
  const days = useMemo(() => daysOfView(view, date, weekStart), [view, date, weekStart]);
  const known = useEventKinds();
  const { all, kinds, layers, list, entries } = useChosenEntries(search, { known, days, zone });

  useLinkedDay(search, { zone, days, onDay: (day) => change({ date: day }, { replace: true }) });
  const { goTo, openNew, openEntry, close } = stepsFrom(search, change, zone);
  const { stage, shown, said, dialog } = useStageOf({
    ...{ zone, settings, weekStart, view, date, days, format, entries, goTo },
    onOpen: openEntry,
    onAdd: openNew,
  });
  const addOnDate = () => openNew(morningOf(stage, date));
  const canAdd = ability.can('create', 'Calendar');
  return (
    <InCalendar stage={stage} kinds={known}>
      <div className={classes.page}>
        <CalendarSidebar
          q={q}
          onSearch={(text) => change({ q: text }, { replace: q !== '' && text !== '' })}
          searchBox={searchBox}
          kinds={kinds}
          onKinds={(chosen) => change({ kinds: kindsText(chosen, all) }, { replace: true })}
          layers={layers}
          onLayers={(chosen) => change({ layers: layersText(chosen) }, { replace: true })}
          onAdd={canAdd ? addOnDate : undefined}
        />
        <section
          className={classes.main}
          aria-label={q === '' ? format.title(view, date, weekStart) : t('calendar.search')}
        >
          {q === '' ? (
            <>
              <CalendarToolbar />
              <CalendarViewOf list={list} days={days} entries={shown} isNarrow={isNarrow} />
            </>
          ) : (
            <FoundEvents q={q} kinds={kinds} />
          )}
        </section>
      </div>
      <CalendarKeys onAdd={canAdd ? addOnDate : undefined} onSearch={() => searchBox.current?.focus()} />
      <VisuallyHidden aria-live="assertive" role="log">
        {said}
      </VisuallyHidden>
      {event && (event !== 'new' || canAdd) && (
        <Suspense>
          <EventPanel
            key={`${event} ${at}`}
            id={event}
            at={at}
            until={until}
            zone={zone}
            shown={list.data}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog}
    </InCalendar>
  );
}

/** For all that is shown of the calendar, in its panels too. */
function InCalendar({ stage, kinds, children }: { stage: Stage; kinds: readonly NamedKind[]; children: ReactNode }) {
  return (
    <KindsContext value={kinds}>
      <StageContext value={stage}>{children}</StageContext>
    </KindsContext>
  );
}

type Shown = CalendarSearch & { view: CalendarView };

/** What the address says, and what is kept of it for the next time. It names the view where that is another than the calendar opens with. */
function useCalendarSearch(opening: CalendarView): [Shown, ChangeList] {
  const [search, changeSearch] = useListSearch(CalendarSearch, calendarDefaults);
  const shown = { ...search, view: search.view ?? opening };
  const change: ChangeList = (patch, options) => {
    keepChoices(shown, patch);
    changeSearch(patch.view === opening ? { ...patch, view: undefined } : patch, options);
  };
  return [shown, change];
}

interface Choosing {
  known: readonly NamedKind[];
  days: readonly string[];
  zone: string;
}

/** What of one's events and other dates is chosen to be seen on these days. */
function useChosenEntries(search: CalendarSearch, { known, days, zone }: Choosing) {
  const all = useMemo(() => known.map(({ key }) => key), [known]);
  const kinds = useMemo(() => kindsOf({ kinds: search.kinds }, all), [search.kinds, all]);
  const layers = useMemo(() => layersOf({ layers: search.layers }), [search.layers]);
  const list = useQuery(eventListQuery({ kinds, days, zone }));
  const layered = useQuery(layersQuery(layers, days));
  const entries = useEntries({ events: list.data, kinds, items: layered.data?.items, layers, zone });
  return { all, kinds, layers, list, entries };
}

/** Where one goes from what is shown. */
function stepsFrom({ view, q }: Shown, change: ChangeList, zone: string) {
  return {
    goTo: (day: string, to = view) =>
      change(
        { date: day === todayIn(zone) ? undefined : day, view: to, q: undefined },
        { replace: to === view && q === '' },
      ),
    openNew: (times: Times) => change({ event: 'new', at: times.start, until: times.end }),
    openEntry: ({ event }: Entry) => {
      if (event) change({ event: String(event.id), at: event.originalStart, until: undefined });
    },
    close: () => change({ event: undefined, at: undefined, until: undefined }, { closes: true }),
  };
}
