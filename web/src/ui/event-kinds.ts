import { type EventKind, eventKinds } from '@atrium/contract/calendar';
import { listEventKinds, type OwnEventKind } from '@atrium/contract/event-kinds';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';

/** Those of one's own. */
export const eventKindsQuery = queryOptions({
  queryKey: ['event-kind', 'list'],
  queryFn: async ({ signal }) => (await call(listEventKinds, {}, { signal })).kinds,
});

/** A kind as it is called here. */
export interface NamedKind {
  key: EventKind;
  label: string;
  /** What its colours are called in the calendar. */
  tone: string;
  /** Null for one of the five. */
  own: OwnEventKind | null;
}

const none: readonly OwnEventKind[] = [];

/** The five that everybody has, and then one's own in the order of their names; without those until they are known. */
export function useEventKinds(): readonly NamedKind[] {
  const { t } = useTranslation();
  const own = useQuery(eventKindsQuery).data ?? none;
  return useMemo(
    () => [
      ...eventKinds.map((key) => ({ key, label: t(`calendar.kinds.${key}`), tone: key, own: null })),
      ...own.map((kind) => ({ key: kind.key, label: kind.name, tone: kind.color, own: kind })),
    ],
    [t, own],
  );
}

/** As a field offers them. */
export function kindChoices(kinds: readonly NamedKind[]): { value: EventKind; label: string }[] {
  return kinds.map(({ key, label }) => ({ value: key, label }));
}
