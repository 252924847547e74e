import type { PointerEvent } from 'react';
import { withWidth } from './column-layout.ts';
import type { ChangeLayout } from './header-cell.tsx';
import classes from './table.module.css';

interface ResizeHandleProps {
  column: string;
  changeLayout: ChangeLayout;
}

/** The edge of a column: dragging it makes the column wider, a double click makes it as wide as it was at first. */
export function ResizeHandle({ column, changeLayout }: ResizeHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const handle: HTMLElement = event.currentTarget;
    const widths = measuredWidths(handle);
    const from = event.clientX;
    const sign = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    const width = widths[column] ?? 0;
    let hasStarted = false;
    const stop = new AbortController();
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener(
      'pointermove',
      (move) => {
        // All columns keep the width that they have, or the room left would be shared anew under the pointer.
        if (!hasStarted) changeLayout((layout) => ({ ...layout, widths: { ...layout.widths, ...widths } }));
        hasStarted = true;
        changeLayout((layout) => withWidth(layout, column, width + sign * (move.clientX - from)));
      },
      { signal: stop.signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      handle.addEventListener(end, () => stop.abort(), { signal: stop.signal });
    }
  };
  return (
    <span
      className={classes.resize}
      aria-hidden
      onPointerDown={onPointerDown}
      onDoubleClick={() => changeLayout((layout) => withWidth(layout, column, null))}
    />
  );
}

/** How wide the columns with data are now. */
function measuredWidths(inside: Element): Record<string, number> {
  const heads = inside.closest('tr')?.querySelectorAll<HTMLElement>('th[data-drag-id]') ?? [];
  return Object.fromEntries([...heads].map((head) => [head.dataset.dragId ?? '', head.offsetWidth]));
}
