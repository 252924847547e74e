import { calendarViews } from '@atrium/contract/calendar-settings';
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../ui/zone-clock.ts';
import classes from './calendar.module.css';
import { turned } from './calendar-days.ts';
import { useStage } from './grid/stage.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: classes.turn ?? '' } as const;

/** Which time is shown, and how. */
export function CalendarToolbar() {
  const { t } = useTranslation();
  const { view, date, weekStart, format, goTo, zone } = useStage();
  const turn = (step: number) => goTo(turned(view, date, step));
  return (
    <div className={classes.toolbar}>
      <div className={classes.turns}>
        <Tooltip label={t(`calendar.previous.${view}`)}>
          <ActionIcon aria-label={t(`calendar.previous.${view}`)} onClick={() => turn(-1)}>
            <IconChevronLeft {...icon} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t(`calendar.next.${view}`)}>
          <ActionIcon aria-label={t(`calendar.next.${view}`)} onClick={() => turn(1)}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </Tooltip>
        <Button variant="default" size="compact-sm" onClick={() => goTo(todayIn(zone))}>
          {t('calendar.today')}
        </Button>
      </div>
      <h2 className={classes.period} aria-live="polite">
        {format.title(view, date, weekStart)}
      </h2>
      <fieldset className={classes.views}>
        <VisuallyHidden component="legend">{t('calendar.view')}</VisuallyHidden>
        {calendarViews.map((value) => (
          <button
            key={value}
            type="button"
            className={classes.viewChoice}
            aria-pressed={value === view}
            onClick={() => goTo(date, value)}
          >
            {t(`calendar.views.${value}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
