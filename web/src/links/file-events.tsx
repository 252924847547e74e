import type { ImportedEvent, ImportProblem } from '@atrium/contract/calendar-files';
import { Alert, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedSentence } from '../backend/localized-sentence.ts';
import { placeOf } from '../navigation/place.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import classes from './file-events.module.css';
import linked from './linked-things.module.css';

/** What is wrong with a calendar file. */
export function FileProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Alert color="warning" title={t('calendar.files.problems', { count: problems.length })}>
      <ul className={classes.problems}>
        {problems.map(({ component, title, message, isLeftOut }) => (
          <li key={`${component} ${message}`}>
            {title !== '' && (
              <>
                <bdi>{title}</bdi>:{' '}
              </>
            )}
            {localizedSentence(message)} {isLeftOut && t('calendar.files.leftOut')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const tones = { add: 'success', update: 'info', same: 'neutral', cancel: 'danger' } as const;

interface FileEventsProps {
  events: readonly ImportedEvent[];
  /** When one is, in words. */
  when: (event: ImportedEvent) => string;
  /** Before each. */
  mark?: (event: ImportedEvent) => ReactNode;
}

/** The events of a calendar file, and what taking them over does; what is there already leads to it. */
export function FileEvents({ events, when, mark }: FileEventsProps) {
  const { t } = useTranslation();
  const rows = events.map((event, place) => ({ key: String(place), event }));
  return (
    <ul className={classes.found} aria-label={t('calendar.files.events')}>
      {rows.map(({ key, event }) => (
        <li key={key} className={classes.foundEvent}>
          {mark?.(event)}
          <span className={classes.words}>
            <EventTitle event={event} />
            <Text size="xs" c="dimmed">
              {when(event)}
            </Text>
          </span>
          <StatusBadge tone={tones[event.does]} label={t(`calendar.files.does.${event.does}`)} />
        </li>
      ))}
    </ul>
  );
}

function EventTitle({ event: { id, title } }: { event: ImportedEvent }) {
  const place = id === null ? null : placeOf('event', id);
  if (!place) return <bdi>{title}</bdi>;
  return (
    <Link to={place.to} search={place.search ?? {}} className={linked.link}>
      <bdi>{title}</bdi>
    </Link>
  );
}
