import type { ProductPicture } from '@atrium/contract/products';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { RowHandle } from '../../ui/move-handle.tsx';
import { dropEdge, useDragOrder } from '../../ui/use-drag-order.ts';

export interface PictureMoves {
  handle: RowHandle;
  /** Null at the end of the list. */
  up: (() => void) | null;
  down: (() => void) | null;
}

/** Moves pictures by pointer, by the arrow keys, and by a menu; a picture stays the same, and with it the focus of its handle. */
export function usePictureOrder(
  pictures: readonly ProductPicture[],
  setPictures: (pictures: ProductPicture[]) => void,
) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [said, setSaid] = useState('');
  const ids = pictures.map(({ picture }) => picture);
  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (!moved || to < 0 || to >= pictures.length) return;
    setPictures(pictures.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(t('products.pictures.movedTo', { place: number(to + 1), of: number(pictures.length) }));
  };
  const order = useDragOrder((id, targetId) => move(ids.indexOf(id), ids.indexOf(targetId)));
  const movesOf = (place: number): PictureMoves => {
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      move(place, place + (event.key === 'ArrowUp' ? -1 : 1));
    };
    return {
      handle: { onPointerDown: (event) => order.start(event, ids[place] ?? ''), onKeyDown },
      up: place > 0 ? () => move(place, place - 1) : null,
      down: place < pictures.length - 1 ? () => move(place, place + 1) : null,
    };
  };
  const dropOf = (id: string) => dropEdge(ids, order.drag, id);
  return { movesOf, dropOf, draggedId: order.drag?.id ?? null, said };
}
