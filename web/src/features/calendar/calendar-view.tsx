import { type CalendarEvent, eventLimit } from '@atrium/contract/calendar';
import { Alert, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './calendar.module.css';
import type { Entry } from './entries.ts';
import { useStage } from './grid/stage.ts';
import { TimeView } from './hours/time-view.tsx';
import { DayList } from './list/day-list.tsx';
import { ListView } from './list/list-view.tsx';
import { MonthView } from './month/month-view.tsx';

interface CalendarViewProps {
  list: UseQueryResult<CalendarEvent[]>;
  days: readonly string[];
  entries: readonly Entry[];
  isNarrow: boolean;
}

export function CalendarViewOf({ list, days, entries, isNarrow }: CalendarViewProps) {
  const { t } = useTranslation();
  const { view, date, weekStart, format } = useStage();
  if (!list.data)
    return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <WaitingCalendar />;
  const shared = { days, entries, label: format.title(view, date, weekStart) };
  return (
    <>
      {list.data.length >= eventLimit && (
        <Alert color="info" className={classes.limit}>
          {t('calendar.limit', { count: eventLimit })}
        </Alert>
      )}
      {view === 'month' && <MonthView {...shared} isNarrow={isNarrow} />}
      {view === 'month' && isNarrow && <DayList entries={entries} />}
      {(view === 'week' || view === 'day') && <TimeView key={view} {...shared} />}
      {view === 'list' && <ListView {...shared} />}
    </>
  );
}

export function WaitingCalendar() {
  const { t } = useTranslation();
  return (
    <Stack gap={1} role="status" aria-label={t('table.loading')} p={12}>
      <Skeleton height={24} mb={8} />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={`week-${String(index)}`} height={104} radius={0} />
      ))}
    </Stack>
  );
}
