import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowHandle } from '../../ui/move-handle.tsx';
import type { NamedCategory } from '../../ui/product-categories.ts';
import { dropEdge, useDragOrder } from '../../ui/use-drag-order.ts';
import { useOrderAhead } from '../../ui/use-order-ahead.ts';
import { useMoveCategory } from './categories.queries.ts';

export interface CategoryMoves {
  handle: RowHandle;
  /** Null at the end of the list. */
  up: (() => void) | null;
  down: (() => void) | null;
}

/** Moves categories by pointer, by the arrow keys, and by a menu; the handle that was used with the keys keeps the focus. */
export function useCategoryOrder(categories: readonly NamedCategory[]) {
  const { t } = useTranslation();
  const { mutate } = useMoveCategory();
  const [said, setSaid] = useState('');
  const ids = categories.map(({ id }) => String(id));
  const movedByKey = useRef<number>(undefined);
  const places = ids.join();
  useLayoutEffect(() => {
    if (!places.split(',').includes(String(movedByKey.current))) return;
    document.querySelector<HTMLElement>(`[data-handle="${movedByKey.current}"]`)?.focus();
    movedByKey.current = undefined;
  }, [places]);

  const ahead = useOrderAhead(categories, places);
  const moveTo = (category: NamedCategory, place: number) => {
    const others = ahead.current.filter(({ id }) => id !== category.id);
    if (place < 0 || place > others.length) return false;
    ahead.current = others.toSpliced(place, 0, category);
    mutate({ id: category.id, afterId: others[place - 1]?.id ?? null });
    const words = { name: category.label, place: place + 1, of: categories.length };
    setSaid(t('products.categories.movedTo', words));
    return true;
  };
  const order = useDragOrder((id, targetId) => {
    const category = categories.find((other) => String(other.id) === id);
    if (category) moveTo(category, ids.indexOf(targetId));
  });
  const movesOf = (category: NamedCategory): CategoryMoves => {
    const place = categories.indexOf(category);
    const up = place > 0 ? () => moveTo(category, place - 1) : null;
    const down = place < categories.length - 1 ? () => moveTo(category, place + 1) : null;
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const from = ahead.current.findIndex(({ id }) => id === category.id);
      if (moveTo(category, from + (event.key === 'ArrowUp' ? -1 : 1))) movedByKey.current = category.id;
    };
    return { handle: { onPointerDown: (event) => order.start(event, String(category.id)), onKeyDown }, up, down };
  };
  const dropOf = ({ id }: NamedCategory) => dropEdge(ids, order.drag, String(id));
  return { movesOf, dropOf, draggedId: order.drag ? Number(order.drag.id) : null, said };
}
