import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, inOrder } from '../entries.ts';
import { EventChip } from '../grid/event-chip.tsx';
import { StageContext, useStage } from '../grid/stage.ts';
import list from '../list/event-list.module.css';
import classes from './month.module.css';

interface MoreEventsProps {
  day: string;
  /** How many have no room. */
  count: number;
  /** All of the day. */
  entries: readonly Entry[];
  isTabStop: boolean;
}

/** Leads to all that a day has, where there is room for some of it. */
export function MoreEvents({ day, count, entries, isTabStop }: MoreEventsProps) {
  const { t } = useTranslation();
  const stage = useStage();
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  const open = (entry: Entry) => {
    setIsOpen(false);
    stage.open(entry);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus position="bottom" width={260}>
      <Popover.Target>
        <button
          type="button"
          className={classes.more}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('calendar.moreLabel', { count, day: stage.format.longDay(day) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('calendar.more', { count })}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={stage.format.longDay(day)}>
        <button type="button" className={list.moreDay} onClick={() => stage.goTo(day, 'day')}>
          {stage.format.longDay(day)}
        </button>
        <StageContext value={{ ...stage, open, canMove: () => false }}>
          <ul className={list.moreList}>
            {inOrder(entries).map((entry) => (
              <li key={entry.key}>
                <EventChip entry={entry} shape={entry.isAllDay ? 'bar' : 'line'} isTabStop />
              </li>
            ))}
          </ul>
        </StageContext>
      </Popover.Dropdown>
    </Popover>
  );
}
