import { type PointerEvent, useRef, useState } from 'react';

export interface DragOrder {
  /** What is being dragged and over what. */
  drag: { id: string; overId: string } | null;
  start: (event: PointerEvent<HTMLElement>, id: string) => void;
  /** Whether the click that now comes ends a drag and means nothing else. */
  endedDrag: () => boolean;
}

const threshold = 6;

/** Dragging things that carry `data-drag-id` into another order, with mouse, pen or finger. */
export function useDragOrder(onMove: (id: string, targetId: string) => void): DragOrder {
  const [drag, setDrag] = useState<DragOrder['drag']>(null);
  const dragged = useRef(false);

  const start = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const group = event.currentTarget.closest('[data-drag-group]');
    const stop = new AbortController();
    let overId = id;
    dragged.current = false;

    const forget = () => {
      dragged.current = false;
    };
    const end = (isDone: boolean) => {
      stop.abort();
      setDrag(null);
      if (isDone && overId !== id) onMove(id, overId);
    };
    const onPointerMove = (move: globalThis.PointerEvent) => {
      if (!dragged.current && Math.hypot(move.clientX - from.x, move.clientY - from.y) < threshold) return;
      dragged.current = true;
      overId = idAt(move, group) ?? overId;
      setDrag({ id, overId });
    };
    const { signal } = stop;
    document.addEventListener('pointermove', onPointerMove, { signal });
    document.addEventListener('pointerup', () => end(dragged.current), { signal });
    document.addEventListener(
      'pointercancel',
      () => {
        end(false);
        forget();
      },
      { signal },
    );
    document.addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal });
    // Its click comes with it. Clicks after that, which keys can make without a press, mean what they say.
    document.addEventListener('pointerup', () => setTimeout(forget), { once: true });
  };
  return { drag, start, endedDrag: () => dragged.current };
}

function idAt({ clientX, clientY }: globalThis.PointerEvent, group: Element | null): string | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest('[data-drag-id]');
  if (!(element instanceof HTMLElement) || !group?.contains(element)) return undefined;
  return element.dataset.dragId;
}

/** On which edge of a thing to show where the dragged one will stand. */
export function dropEdge(ids: readonly string[], drag: DragOrder['drag'], id: string): 'before' | 'after' | undefined {
  if (!drag || drag.overId !== id || drag.id === id) return undefined;
  return ids.indexOf(drag.id) < ids.indexOf(id) ? 'after' : 'before';
}
