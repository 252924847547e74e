import type { CalendarEvent, EventKind } from '@atrium/contract/calendar';
import type { CalendarLayer, LayerItem } from '@atrium/contract/calendar-layers';
import { useMemo } from 'react';
import { type Entry, entryOf, placeIn } from './entries.ts';
import { useLayerTitle } from './use-layer-title.ts';

interface EntriesOptions {
  events: readonly CalendarEvent[] | undefined;
  kinds: readonly EventKind[];
  items: readonly LayerItem[] | undefined;
  layers: readonly CalendarLayer[];
  zone: string;
}

/** All that is to be seen. What one leaves out goes at once, before the server has answered. */
export function useEntries({ events, kinds, items, layers, zone }: EntriesOptions): readonly Entry[] {
  const titleOf = useLayerTitle();
  return useMemo(() => {
    const own = (events ?? []).filter(({ extendedProps }) => kinds.includes(extendedProps.calendar));
    const others = (items ?? []).filter(({ layer }) => layers.includes(layer));
    return [
      ...own.map((event) => entryOf(event, zone)),
      ...others.map((item) => layerEntry(item, titleOf(item), zone)),
    ];
  }, [events, kinds, items, layers, zone, titleOf]);
}

function layerEntry(item: LayerItem, title: string, zone: string): Entry {
  const { entity, entityId, day, isDone } = item;
  return {
    key: `${entity}-${entityId}`,
    title,
    tone: entity === 'task' ? 'Task' : 'Invoice',
    location: '',
    event: null,
    path: entity === 'task' ? `/apps/todo?task=${entityId}` : `/apps/invoice/preview/${entityId}`,
    isDone,
    ...placeIn(zone, { start: day, end: day, allDay: true }),
  };
}
