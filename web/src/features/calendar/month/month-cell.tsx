import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { CellTarget } from '../grid/cell-target.tsx';
import chip from '../grid/event-chip.module.css';
import { EventChip } from '../grid/event-chip.tsx';
import { GridCell } from '../grid/grid-parts.tsx';
import { useStage } from '../grid/stage.ts';
import { lookOf, useKinds } from '../kinds/kinds.ts';
import tones from '../tone.module.css';
import { type Bar, hiddenOn } from './lanes.ts';
import classes from './month.module.css';
import { MoreEvents } from './more-events.tsx';

interface MonthCellProps {
  day: string;
  /** Which day of its week. */
  index: number;
  /** Of its week. */
  bars: readonly Bar[];
  isTabStop: boolean;
  isToday: boolean;
  isOutside: boolean;
  isChosen: boolean;
  isNarrow: boolean;
  label: string;
}

const lanes = 2;

/** A day of a month. What goes on for days stands in its first, and reaches over the others. */
export function MonthCell({ day, index, bars, isTabStop, label, isNarrow, ...state }: MonthCellProps) {
  const { format, goTo } = useStage();
  const { t } = useTranslation();
  const here = bars.filter(({ from, span }) => from <= index && index < from + span);
  return (
    <GridCell
      className={classes.day}
      {...(state.isToday && { 'aria-current': 'date' })}
      {...(isNarrow && { 'aria-selected': state.isChosen })}
      data-day={day}
      data-row="0"
      data-today={state.isToday || undefined}
      data-outside={state.isOutside || undefined}
      data-chosen={state.isChosen || undefined}
    >
      <CellTarget label={label} isTabStop={isTabStop} />
      {isNarrow ? (
        <NarrowDay day={day} bars={here} />
      ) : (
        <>
          <button
            type="button"
            className={classes.dayNumber}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={t('calendar.openDay', { day: format.longDay(day) })}
            onClick={() => goTo(day, 'day')}
          >
            {format.dayOfMonth(day)}
          </button>
          <DayBars bars={bars.filter(({ from, lane }) => from === index && lane < lanes)} isTabStop={isTabStop} />
          <MoreEvents
            day={day}
            count={hiddenOn(bars, index, lanes)}
            entries={here.map(({ entry }) => entry)}
            isTabStop={isTabStop}
          />
        </>
      )}
    </GridCell>
  );
}

/** Those that begin in this cell, or go on in it from before. */
export function DayBars({ bars, isTabStop }: { bars: readonly Bar[]; isTabStop: boolean }) {
  return bars.map(({ entry, lane, span, startsBefore, endsAfter }) => {
    const place: CSSProperties & Record<'--lane' | '--span', number> = { '--lane': lane, '--span': span };
    return (
      <EventChip
        key={entry.key}
        entry={entry}
        shape={entry.isAllDay || span > 1 || startsBefore || endsAfter ? 'bar' : 'line'}
        className={chip.inLane}
        style={place}
        isTabStop={isTabStop}
        startsBefore={startsBefore}
        endsAfter={endsAfter}
      />
    );
  });
}

const dots = 3;

function NarrowDay({ day, bars }: { day: string; bars: readonly Bar[] }) {
  const { format } = useStage();
  const { number } = useFormat();
  const kinds = useKinds();
  return (
    <>
      <span className={classes.dayNumber} aria-hidden>
        {format.dayOfMonth(day)}
      </span>
      <span className={tones.dots} aria-hidden>
        {bars.slice(0, dots).map(({ entry }) => (
          <span key={entry.key} className={tones.dot} data-tone={lookOf(kinds, entry.tone).tone} />
        ))}
        {bars.length > dots && <span className={tones.dotCount}>+{number(bars.length - dots)}</span>}
      </span>
    </>
  );
}
