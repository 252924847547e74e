import '../../../ui/mantine-styles.ts';
import type { CalendarEvent } from '@atrium/contract/calendar';
import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { todayIn } from '../../../ui/zone-clock.ts';
import { eventQuery } from '../calendar.queries.ts';
import type { Times } from '../entries.ts';
import { momentsOf, startedAgain } from '../occurrence.ts';
import { useCalendarSettings } from '../settings/use-calendar-settings.ts';
import { EventDetails } from './event-details.tsx';
import { AddEventForm, EditEventForm } from './event-form.tsx';

interface EventPanelProps {
  /** The number of an event, or `new`. */
  id: string;
  /** Which of its occurrences; of a new one, when it begins. */
  at: string | undefined;
  /** When a new one ends. */
  until: string | undefined;
  zone: string;
  /** Those that are shown: what is opened from them is there at once. */
  shown: readonly CalendarEvent[] | undefined;
  onClose: () => void;
}

export function EventPanel({ id, at, until, zone, shown, onClose }: EventPanelProps) {
  const { t } = useTranslation();
  const isNew = id === 'new';
  const settings = useCalendarSettings();
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <SidePanel
      title={t(isNew ? 'calendar.form.addTitle' : 'calendar.form.title')}
      onClose={onClose}
      record={isNew ? null : { entity: 'event', id: Number(id) }}
    >
      {(panel) =>
        isNew ? (
          <AddEventForm times={newTimes({ at, until, zone }, settings)} zone={zone} settings={settings} panel={panel} />
        ) : (
          !isRemoved && (
            <KnownEvent
              id={Number(id)}
              at={at}
              zone={zone}
              shown={shown}
              panel={panel}
              onRemove={() => {
                setIsRemoved(true);
                panel.finish();
              }}
            />
          )
        )
      }
    </SidePanel>
  );
}

interface KnownEventProps extends Pick<EventPanelProps, 'at' | 'zone' | 'shown'> {
  id: number;
  panel: PanelControls;
  onRemove: () => void;
}

function KnownEvent({ id, at, zone, shown, panel, onRemove }: KnownEventProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data: first, error, refetch } = useQuery(eventQuery(id));
  if (first === null) return <Text size="sm">{t('calendar.form.gone')}</Text>;
  if (!first) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={480} />;
  const event = occurrenceOf(first, at, shown);
  const isOwn = event.answer === undefined && ability.can('update', 'Calendar');
  return isOwn ? (
    <EditEventForm key={`${id} ${at}`} event={event} panel={panel} onRemove={onRemove} />
  ) : (
    <EventDetails event={event} zone={zone} panel={panel} onRemove={onRemove} />
  );
}

function occurrenceOf(first: CalendarEvent, at: string | undefined, shown: KnownEventProps['shown']): CalendarEvent {
  if (first.recurrence === null) return first;
  const known = shown?.find(({ id, originalStart }) => id === first.id && originalStart === at);
  if (known) return known;
  const originalStart = at ?? first.start;
  return { ...first, ...startedAgain(first, originalStart), occurrenceOf: first.id, originalStart };
}

/** What an address says of a new event, if it makes sense. */
function newTimes(
  { at, until, zone }: Pick<EventPanelProps, 'at' | 'until' | 'zone'>,
  settings: CalendarSettings,
): Times {
  const start = at ?? todayIn(zone);
  const allDay = start.length === 10;
  const end = until?.length === start.length && until >= start ? until : momentsOf(start, settings).end;
  return { start, end, allDay };
}
