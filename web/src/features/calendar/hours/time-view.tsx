import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { dayAt, todayIn } from '../../../ui/zone-clock.ts';
import { weekNumber } from '../calendar-days.ts';
import { iso } from '../calendar-zone.ts';
import { type Entry, isLong, type Times } from '../entries.ts';
import { onTarget } from '../grid/cell-target.tsx';
import { drawnTimes, floored, type Spot } from '../grid/gestures.ts';
import { Grid, GridHead, GridRow, GridRowHead } from '../grid/grid-parts.tsx';
import { isOnBetween, piecesOf } from '../grid/pieces.ts';
import { useStage } from '../grid/stage.ts';
import { useCursor } from '../grid/use-cursor.ts';
import { useGridKeys } from '../grid/use-grid-keys.ts';
import { useGridPointer } from '../grid/use-grid-pointer.ts';
import { momentsOf } from '../occurrence.ts';
import { AllDayRow } from './all-day-row.tsx';
import classes from './hours.module.css';
import { axisOf, hoursOf, momentAtPlace, placeOf, type TimeAxis } from './time-axis.ts';
import { TimeCell } from './time-cell.tsx';
import { useNow } from './use-now.ts';
import { rowOf, workedPart } from './working-hours.ts';

interface TimeViewProps {
  days: readonly string[];
  entries: readonly Entry[];
  label: string;
}

const allDayRow = '-1';
/** Where one looks first who works at no hours in particular: seven o'clock. */
const firstSeen = 7;
const firstChosen = 9;
const labelHeight = 12;

/** One or more days beside each other, by the hour. */
export function TimeView({ days, entries, label }: TimeViewProps) {
  const stage = useStage();
  const { zone, date, settings } = stage;
  const axis = useMemo(() => axisOf(zone, days), [zone, days]);
  const begins = rowOf(settings.workingHours, axis);
  const [cursor, onFocus] = useCursor(days, { day: date, row: String(begins ?? firstChosen) });
  const scroller = useScrollTo(begins ?? firstSeen, date);
  const add = (spot: Spot) => {
    if (stage.canAdd) stage.add(newTimes(spot, axis, settings));
    else stage.goTo(spot.day, 'day');
  };
  const onKeyDown = useGridKeys('hours');
  const onPointerDown = useGridPointer(axis);
  return (
    <Grid
      ref={scroller}
      className={classes.time}
      aria-label={label}
      aria-describedby="calendar-keys"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onClick={onTarget(add)}
      data-days={days.length}
    >
      <div className={classes.timeHead}>
        <Heads days={days} />
        <AllDayRow
          days={days}
          entries={entries.filter(isLong)}
          cursorDay={cursor.row === allDayRow ? cursor.day : undefined}
        />
      </div>
      <div className={classes.hours}>
        <Hours axis={axis} days={days} entries={entries} cursor={cursor} />
        <NowLine axis={axis} days={days} />
      </div>
    </Grid>
  );
}

interface HoursProps extends Pick<TimeViewProps, 'days' | 'entries'> {
  axis: TimeAxis;
  cursor: { day: string; row: string };
}

function Hours({ axis, days, entries, cursor }: HoursProps) {
  const { format, settings } = useStage();
  const hours = useMemo(() => hoursOf(axis), [axis]);
  const pieces = useMemo(
    () =>
      piecesOf(
        axis,
        days,
        entries.filter((entry) => !isLong(entry)),
      ),
    [axis, days, entries],
  );
  return hours.map(({ from, length, shows }, row) => (
    <GridRow key={from} className={classes.hour} data-short={length < 60 || undefined}>
      <GridRowHead className={classes.hourName}>
        <bdi>{format.clock(shows)}</bdi>
      </GridRowHead>
      {days.map((day) => (
        <TimeCell
          key={day}
          axis={axis}
          day={day}
          row={row}
          from={from}
          length={length}
          worked={workedPart(settings.workingHours, day, { shows, length })}
          pieces={pieces.filter((piece) => piece.day === day && from <= piece.from && piece.from < from + length)}
          count={pieces.filter((piece) => piece.day === day && isOnBetween(piece, from, from + length)).length}
          isTabStop={cursor.day === day && cursor.row === String(row)}
        />
      ))}
    </GridRow>
  ));
}

function Heads({ days }: { days: readonly string[] }) {
  const { t } = useTranslation();
  const { format, zone, goTo } = useStage();
  const today = todayIn(zone);
  return (
    <GridRow className={classes.heads}>
      <GridHead className={classes.corner}>
        <VisuallyHidden>{t('calendar.hours')}</VisuallyHidden>
        <WeekNumber days={days} />
      </GridHead>
      {days.map((day) => (
        <GridHead key={day} className={classes.head} data-today={day === today || undefined}>
          <button type="button" className={classes.headDay} onClick={() => goTo(day, 'day')}>
            <VisuallyHidden>{t('calendar.openDay', { day: format.longDay(day) })}</VisuallyHidden>
            <span aria-hidden>{format.weekday(day)}</span>
            <span className={classes.headNumber} aria-hidden>
              {format.dayOfMonth(day)}
            </span>
          </button>
        </GridHead>
      ))}
    </GridRow>
  );
}

function newTimes(spot: Spot, axis: TimeAxis, settings: CalendarSettings): Times {
  if (spot.place === null) return drawnTimes(spot, spot, axis);
  const start = momentAtPlace(axis, spot.day, floored(spot.place));
  return { ...momentsOf(iso(start), settings), allDay: false };
}

/** Of the week that these days are. */
function WeekNumber({ days }: Pick<TimeViewProps, 'days'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { settings, weekStart } = useStage();
  const [first] = days;
  if (!settings.showsWeekNumbers || first === undefined || days.length < 7) return null;
  return <span>{t('calendar.weekNumber', { number: number(weekNumber(first, weekStart)) })}</span>;
}

/** Once, to the hour and the day that are looked for: afterwards one is where one has gone. */
function useScrollTo(row: number, day: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const [firstRow] = useState(row);
  const [firstDay] = useState(day);
  useLayoutEffect(() => {
    const cell = scroller.current?.querySelector(`[data-row="${firstRow}"][data-day="${firstDay}"]`);
    if (scroller.current && cell) scrollTo(scroller.current, cell);
  }, [firstRow, firstDay]);
  return scroller;
}

/** Under the days and beside the hours, which stay where they are. */
function scrollTo(grid: HTMLElement, cell: Element): void {
  const { left, right, top } = cell.getBoundingClientRect();
  const days = grid.firstElementChild?.getBoundingClientRect();
  const hours = cell.parentElement?.firstElementChild?.getBoundingClientRect();
  if (!days || !hours) return;
  grid.scrollTop = top - days.top - days.height - labelHeight;
  grid.scrollLeft = getComputedStyle(grid).direction === 'rtl' ? right - hours.left : left - hours.right;
}

/** Where it is now, if it is on one of these days. */
function NowLine({ axis, days }: { axis: TimeAxis; days: readonly string[] }) {
  const now = useNow();
  const day = dayAt(axis.zone, now);
  const index = days.indexOf(day);
  if (index < 0) return null;
  const style: CSSProperties & Record<'--place' | '--column', number> = {
    '--place': placeOf(axis, day, now),
    '--column': index,
  };
  return <div className={classes.now} style={style} aria-hidden />;
}
