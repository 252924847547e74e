import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { todayIn } from '../../../ui/zone-clock.ts';
import { inWeeks, weekNumber } from '../calendar-days.ts';
import type { Entry } from '../entries.ts';
import { onTarget } from '../grid/cell-target.tsx';
import { Grid, GridHead, GridRow, GridRowHead } from '../grid/grid-parts.tsx';
import { useStage } from '../grid/stage.ts';
import { useCursor } from '../grid/use-cursor.ts';
import { useGridKeys } from '../grid/use-grid-keys.ts';
import { useGridPointer } from '../grid/use-grid-pointer.ts';
import { morningOf } from '../occurrence.ts';
import { type Bar, barsOf } from './lanes.ts';
import classes from './month.module.css';
import { MonthCell } from './month-cell.tsx';

interface MonthViewProps {
  days: readonly string[];
  entries: readonly Entry[];
  label: string;
  /** Where there is no room for titles, a day shows how much it has, and is chosen by a press. */
  isNarrow: boolean;
}

export function MonthView({ days, entries, label, isNarrow }: MonthViewProps) {
  const { t } = useTranslation();
  const stage = useStage();
  const { date, format, settings } = stage;
  const [cursor, onFocus] = useCursor(days, { day: date, row: '0' });
  const press = (day: string) => {
    if (isNarrow) stage.goTo(day);
    else if (stage.canAdd) stage.add(morningOf(stage, day));
    else stage.goTo(day, 'day');
  };
  const onKeyDown = useGridKeys('days');
  const onPointerDown = useGridPointer(null);
  const weeks = useMemo(
    () => inWeeks(days).map((week) => ({ days: week, bars: barsOf(week, entries) })),
    [days, entries],
  );
  const today = todayIn(stage.zone);
  return (
    <Grid
      className={classes.month}
      aria-label={label}
      aria-describedby="calendar-keys"
      data-narrow={isNarrow || undefined}
      data-numbered={settings.showsWeekNumbers || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onClick={onTarget(({ day }) => press(day))}
    >
      <GridRow className={classes.weekdays}>
        {settings.showsWeekNumbers && <GridHead aria-label={t('calendar.weekNumbers')} />}
        {weeks[0]?.days.map((day) => (
          <GridHead key={day} className={classes.weekday} aria-label={format.weekday(day, 'long')}>
            {format.weekday(day, isNarrow ? 'narrow' : 'short')}
          </GridHead>
        ))}
      </GridRow>
      {weeks.map((week) => (
        <GridRow key={week.days[0]} className={classes.week}>
          <WeekNumber first={week.days[0]} />
          {week.days.map((day, index) => (
            <MonthCell
              key={day}
              day={day}
              index={index}
              bars={week.bars}
              isTabStop={day === cursor.day}
              isToday={day === today}
              isOutside={day.slice(0, 7) !== date.slice(0, 7)}
              isChosen={isNarrow && day === date}
              isNarrow={isNarrow}
              label={t('calendar.dayLabel', { day: format.longDay(day), count: countOn(week.bars, index) })}
            />
          ))}
        </GridRow>
      ))}
    </Grid>
  );
}

/** Of the week that begins on this day. */
function WeekNumber({ first }: { first: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { settings, weekStart } = useStage();
  if (!settings.showsWeekNumbers || first === undefined) return null;
  const number = format.number(weekNumber(first, weekStart));
  return (
    <GridRowHead className={classes.weekNumber} aria-label={t('calendar.weekNumber', { number })}>
      {number}
    </GridRowHead>
  );
}

function countOn(bars: readonly Bar[], index: number): number {
  return bars.filter(({ from, span }) => from <= index && index < from + span).length;
}
