import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './move-handle.module.css';

/** What moves a row by pointer and by the arrow keys. */
export interface RowHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Of a row of the class `movable`, which shows that it is dragged and where it would be put. */
export function MoveHandle({ id, label, handle }: { id: number; label: string; handle: RowHandle }) {
  return (
    <button type="button" className={classes.handle} aria-label={label} data-handle={id} {...handle}>
      <IconGripVertical size={16} stroke={1.5} aria-hidden />
    </button>
  );
}
