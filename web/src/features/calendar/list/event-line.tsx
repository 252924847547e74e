import { VisuallyHidden } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../entries.ts';
import { useStage } from '../grid/stage.ts';
import { useKindLook } from '../kinds/kinds.ts';
import tones from '../tone.module.css';
import classes from './event-list.module.css';

/** An entry in a list of a day: when, what, where. On later days of the same entry it can be opened, not moved. */
export function EventLine({ entry, day }: { entry: Entry; day: string }) {
  const { t } = useTranslation();
  const stage = useStage();
  const { tone, label } = useKindLook(entry.tone);
  const words = (
    <>
      <span className={classes.lineTime}>{timeOn(entry, day, stage.format.time) ?? t('calendar.allDay')}</span>
      <span className={tones.dot} data-tone={tone} aria-hidden />
      <span className={classes.lineWords}>
        <bdi className={classes.lineTitle}>{entry.title}</bdi>
        {entry.location !== '' && <bdi className={classes.lineFact}>{entry.location}</bdi>}
      </span>
      {entry.event?.recurrence != null && <Repeats />}
      <span className={classes.lineKind}>{kindOf(entry, label, t)}</span>
    </>
  );
  const shared = {
    className: classes.line,
    ...(day === entry.firstDay && { 'data-entry': entry.key }),
    'data-draft': entry.isDraft || undefined,
    'data-done': entry.isDone || undefined,
    'data-answer': entry.event?.answer,
    'data-status': entry.event?.status,
  };
  if (entry.place) {
    return (
      <Link {...entry.place} {...shared}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" {...shared} onClick={() => stage.open(entry)}>
      {words}
    </button>
  );
}

function Repeats() {
  const { t } = useTranslation();
  return (
    <>
      <IconRepeat size={14} stroke={1.75} aria-hidden className={classes.lineSign} />
      <VisuallyHidden>{t('calendar.repeats')}</VisuallyHidden>
    </>
  );
}

function kindOf({ tone, isDone, event }: Entry, label: string, t: (key: string) => string): string {
  if (tone === 'Task' || tone === 'Invoice') return t(`calendar.layer.${tone}${isDone ? 'Done' : ''}`);
  return event?.answer === undefined ? label : t(`calendar.ownAnswer.${event.answer}`);
}

/** From when to when on this day; null when it is all of it. */
function timeOn(
  { isAllDay, startsAt, endsAt, firstDay, lastDay }: Entry,
  day: string,
  time: (moment: number) => string,
) {
  if (isAllDay || (firstDay < day && day < lastDay)) return null;
  if (firstDay === lastDay) return `${time(startsAt)} – ${time(endsAt)}`;
  return day === firstDay ? `${time(startsAt)} –` : `– ${time(endsAt)}`;
}
