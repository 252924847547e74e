import { useCallback, useRef, useState } from 'react';
import { accountZone, dayAt } from '../../../ui/zone-clock.ts';
import type { MessageWindow, Place } from './message-window.ts';
import type { Arrival } from './use-log-scroll.ts';

const firstOfAll = '1970-01-01T00:00:00.000Z';

export function unreadPlace(unreadAfter: number): Place {
  return unreadAfter === 0 ? { at: 'moment', moment: firstOfAll } : { at: 'read', id: unreadAfter };
}

/** Goes to a place in the conversation, and then scrolls there. */
export function useArrivals(window: MessageWindow) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const takesFocus = useRef(false);
  const goTo = useCallback(
    (place: Place) => {
      const arrive = () => {
        setArrival({ ...arrivalAt(place, window), takesFocus: takesFocus.current });
        takesFocus.current = false;
      };
      void window.goTo(place).then(arrive);
    },
    [window],
  );
  const toEnd = useCallback(() => setArrival({ to: 'end' }), []);
  const takeFocus = useCallback(() => {
    takesFocus.current = true;
  }, []);
  return { arrival, goTo, toEnd, takeFocus };
}

function arrivalAt(place: Place, window: MessageWindow): Arrival {
  if (place.at === 'end') return { to: 'end' };
  const { messages } = window.state();
  if (place.at === 'moment') {
    const first = messages.find(({ time }) => time >= place.moment);
    if (!first) return { to: 'end' };
    if (place.moment === firstOfAll) return { to: 'row', selector: '[data-row="unread"]', at: 'start' };
    return { to: 'row', selector: `[data-row="day-${dayAt(accountZone(), Date.parse(first.time))}"]`, at: 'start' };
  }
  const message = `[data-message="${place.id}"]`;
  return { to: 'row', selector: place.at === 'read' ? `[data-row="unread"], ${message}` : message, at: 'center' };
}
