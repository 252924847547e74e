import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CellTarget } from '../grid/cell-target.tsx';
import chip from '../grid/event-chip.module.css';
import { EventChip } from '../grid/event-chip.tsx';
import { GridCell } from '../grid/grid-parts.tsx';
import type { Piece } from '../grid/pieces.ts';
import { useStage } from '../grid/stage.ts';
import classes from './hours.module.css';
import { gapsOf, momentAtPlace, type TimeAxis } from './time-axis.ts';
import type { WorkedPart } from './working-hours.ts';

interface TimeCellProps {
  axis: TimeAxis;
  day: string;
  row: number;
  from: number;
  length: number;
  /** Null where all of it is. */
  worked: WorkedPart | null;
  /** Those that begin in this hour, or go on from the day before. */
  pieces: readonly Piece[];
  /** How many are on in this hour, with those that began before it. */
  count: number;
  isTabStop: boolean;
}

type Placed = CSSProperties & Record<'--from' | '--minutes' | '--column' | '--columns' | '--lines', number>;

export function TimeCell({ axis, day, row, from, length, worked, pieces, count, isTabStop }: TimeCellProps) {
  const { t } = useTranslation();
  const { format } = useStage();
  const isGap = gapsOf(axis, day).some((gap) => gap.from < from + length && from < gap.from + gap.length);
  const moment = format.dayAndTime(momentAtPlace(axis, day, from));
  const label = isGap ? t('calendar.noSuchHour', { moment }) : t('calendar.dayLabel', { day: moment, count });
  const isOff = worked !== null && worked.from === worked.to;
  return (
    <GridCell
      className={classes.slot}
      data-day={day}
      data-row={row}
      data-from={from}
      data-length={length}
      data-gap={isGap || undefined}
      {...(worked && { 'data-off': '', style: { '--worked-from': worked.from, '--worked-to': worked.to } })}
    >
      <CellTarget label={isOff ? t('calendar.outsideHours', { label }) : label} isTabStop={isTabStop} />
      {pieces.map(({ entry, column, columns, ...piece }) => {
        const place: Placed = {
          '--from': piece.from - from,
          '--minutes': piece.to - piece.from,
          '--column': column,
          '--columns': columns,
          '--lines': Math.max(1, Math.floor((piece.to - piece.from) / 22) - 1),
        };
        return (
          <EventChip
            key={entry.key}
            entry={entry}
            shape={piece.to - piece.from < 45 ? 'line' : 'block'}
            className={chip.inHours}
            style={place}
            isTabStop={isTabStop}
            startsBefore={piece.startsBefore}
            endsAfter={piece.endsAfter}
          />
        );
      })}
    </GridCell>
  );
}
