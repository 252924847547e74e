import type { CalendarEvent } from '@atrium/contract/calendar';
import { useTranslation } from 'react-i18next';
import { withMore } from '../calendar-commands.queries.ts';
import { type Entry, keyOf, type Times } from '../entries.ts';
import type { Drafting } from '../event/use-draft.ts';
import type { EventSaving } from '../event/use-event-saving.ts';
import type { CalendarFormat } from '../use-calendar-format.ts';
import { isSame, leftOutOf } from './event-moves.ts';
import { type Draft, entrySelector, type Stage } from './stage.ts';
import { whenOf } from './use-carrying.ts';

interface Place extends Pick<Stage, 'zone' | 'format'> {
  onAdd: (times: Times) => void;
}

interface Means extends Pick<Stage, 'focus' | 'say'> {
  save: EventSaving['save'];
}

/** What becomes of what is being moved when it is let go of. */
export function useDropping(drafting: Drafting, { zone, format, onAdd }: Place, { focus, say, save }: Means) {
  const { current, show, wait } = drafting;
  const { t } = useTranslation();
  const aboutClocks = useAboutClocks(zone, format);
  const sayPutBack = ({ title }: Entry) => say(t('calendar.move.putBack', { title }));

  function putBack(entry: Entry, by: Draft['by']) {
    show(null);
    if (by === 'keys') focus(entrySelector(entry.key));
    sayPutBack(entry);
  }

  async function put(dropped: Draft, entry: Entry, event: CalendarEvent) {
    const { times } = dropped;
    const when = whenOf({ zone, format }, dropped);
    // It stands where it was put until the server has answered.
    const stopWaiting = wait(dropped);
    const said = lengthOf(times) === lengthOf(timesOf(event)) ? 'moved' : 'updated';
    const besides = aboutClocks(dropped);
    const changed = await save(event, times, said, besides).catch(() => null);
    stopWaiting();
    focus(entrySelector(changed ? keyOf(changed) : entry.key), dropped.by === 'pointer');
    if (changed) say(withMore(t('calendar.move.dropped', { title: entry.title, when }), besides));
    else sayPutBack(entry);
  }

  return async () => {
    const dropped = current.current;
    if (!dropped) return;
    const { entry, times, by } = dropped;
    if (!entry?.event) {
      show(null);
      return onAdd(times);
    }
    if (isSame(timesOf(entry.event), times)) return putBack(entry, by);
    await put(dropped, entry, entry.event);
  };
}

/** Says what the clocks leave out where something was let go of, and when it begins instead. */
function useAboutClocks(zone: string, format: CalendarFormat): (dropped: Draft) => string | undefined {
  const { t } = useTranslation();
  return (dropped) => {
    const leftOut = leftOutOf(dropped, zone);
    if (leftOut === null) return undefined;
    const time = format.time(Date.parse(dropped.times.start));
    return t('calendar.move.leftOut', { wanted: format.clock(leftOut), time });
  };
}

function timesOf({ start, end, allDay }: CalendarEvent): Times {
  return { start, end, allDay };
}

function lengthOf({ start, end, allDay }: Times): string {
  return `${allDay} ${Date.parse(end) - Date.parse(start)}`;
}
