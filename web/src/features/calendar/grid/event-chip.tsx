import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconFileInvoice, IconRepeat, IconSquareCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../entries.ts';
import { useKindLook } from '../kinds/kinds.ts';
import tones from '../tone.module.css';
import classes from './event-chip.module.css';
import { useStage } from './stage.ts';

interface EventChipProps {
  entry: Entry;
  shape: 'line' | 'bar' | 'block';
  style?: CSSProperties;
  isTabStop: boolean;
  startsBefore?: boolean;
  endsAfter?: boolean;
  className?: string | undefined;
}

const icon = { size: 12, stroke: 1.75, 'aria-hidden': true } as const;

/** An entry where it stands: a button that opens it, or a link to where it lives. */
export function EventChip({
  entry,
  shape,
  isTabStop,
  startsBefore = false,
  endsAfter = false,
  ...rest
}: EventChipProps) {
  const stage = useStage();
  const { style, className = '' } = rest;
  const look = useKindLook(entry.tone);
  const label = useLabel(entry, look.label);
  const isMovable = stage.canMove(entry) && !entry.isDraft;
  const shared = {
    className: `${tones.tone} ${classes.chip} ${className}`,
    style,
    tabIndex: isTabStop ? 0 : -1,
    'data-shape': shape,
    'data-tone': look.tone,
    'data-cut-start': startsBefore || undefined,
    'data-cut-end': endsAfter || undefined,
    'data-draft': entry.isDraft || undefined,
    'data-done': entry.isDone || undefined,
    'data-answer': entry.event?.answer,
    'data-status': entry.event?.status,
  };
  if (entry.place) {
    return (
      <Link {...entry.place} data-entry={entry.key} {...shared} draggable={false}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <ChipText entry={entry} shape={shape} />
      </Link>
    );
  }
  return (
    <button type="button" data-entry={entry.key} {...shared} onClick={() => stage.open(entry)}>
      {isMovable && !startsBefore && <Handle edge="start" />}
      <VisuallyHidden>{label}</VisuallyHidden>
      <ChipText entry={entry} shape={shape} />
      {isMovable && !endsAfter && <Handle edge="end" />}
    </button>
  );
}

function Handle({ edge }: { edge: 'start' | 'end' }) {
  return <span className={classes.edge} data-edge={edge} aria-hidden />;
}

function ChipText({ entry, shape }: Pick<EventChipProps, 'entry' | 'shape'>) {
  const { format } = useStage();
  const time = entry.isAllDay ? null : format.briefTime(entry.startsAt);
  if (shape === 'block') {
    return (
      <>
        <bdi className={classes.chipTitle} aria-hidden>
          {entry.title}
        </bdi>
        <span className={classes.chipTime} aria-hidden>
          {time !== null && <bdi>{time}</bdi>}
          {time !== null && entry.location !== '' && ' · '}
          {entry.location !== '' && <bdi className={classes.chipPlace}>{entry.location}</bdi>}
        </span>
      </>
    );
  }
  return (
    <>
      <ChipIcon entry={entry} />
      {time !== null && (
        <bdi className={classes.chipTime} aria-hidden>
          {time}
        </bdi>
      )}
      <bdi className={classes.chipTitle} aria-hidden>
        {entry.title}
      </bdi>
      {entry.event?.recurrence != null && shape === 'bar' && <IconRepeat {...icon} className={classes.chipIcon} />}
    </>
  );
}

function ChipIcon({ entry: { tone, isDone } }: { entry: Entry }): ReactNode {
  if (tone === 'Task') return isDone ? <IconSquareCheck {...icon} /> : <IconCheck {...icon} />;
  return tone === 'Invoice' ? <IconFileInvoice {...icon} /> : null;
}

/** All that can be seen of it, in words. */
function useLabel(entry: Entry, kind: string): string {
  const { t } = useTranslation();
  const { format } = useStage();
  const { event, tone } = entry;
  const isEvent = tone !== 'Task' && tone !== 'Invoice';
  return [
    entry.title,
    format.when(entry),
    isEvent ? kind : t(`calendar.layer.${tone}${entry.isDone ? 'Done' : ''}`),
    ...(entry.location === '' ? [] : [entry.location]),
    ...(event?.recurrence == null ? [] : [t('calendar.repeats')]),
    ...(event?.answer === undefined ? [] : [t(`calendar.ownAnswer.${event.answer}`)]),
    ...(event?.status === 'cancelled' || event?.status === 'tentative' ? [t(`calendar.status.${event.status}`)] : []),
  ].join(', ');
}
