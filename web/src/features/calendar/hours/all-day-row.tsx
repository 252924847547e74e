import { useTranslation } from 'react-i18next';
import type { Entry } from '../entries.ts';
import { CellTarget } from '../grid/cell-target.tsx';
import { GridCell, GridRow, GridRowHead } from '../grid/grid-parts.tsx';
import { useStage } from '../grid/stage.ts';
import { barsOf } from '../month/lanes.ts';
import { DayBars } from '../month/month-cell.tsx';
import classes from './hours.module.css';

interface AllDayRowProps {
  days: readonly string[];
  entries: readonly Entry[];
  cursorDay: string | undefined;
}

/** What takes whole days, above the hours. */
export function AllDayRow({ days, entries, cursorDay }: AllDayRowProps) {
  const { t } = useTranslation();
  const { format } = useStage();
  const bars = barsOf(days, entries);
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  return (
    <GridRow className={classes.allDay} style={{ '--lanes': lanes }}>
      <GridRowHead className={classes.hourName}>
        <span>{t('calendar.allDay')}</span>
      </GridRowHead>
      {days.map((day, index) => {
        const count = bars.filter(({ from, span }) => from <= index && index < from + span).length;
        return (
          <GridCell key={day} className={classes.allDayCell} data-day={day} data-row="-1" data-all-day>
            <CellTarget
              label={t('calendar.allDayLabel', { day: format.longDay(day), count })}
              isTabStop={day === cursorDay}
            />
            <DayBars bars={bars.filter(({ from }) => from === index)} isTabStop={day === cursorDay} />
          </GridCell>
        );
      })}
    </GridRow>
  );
}
