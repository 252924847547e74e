import type { DeliveryMethod } from '@atrium/contract/delivery-methods';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowHandle } from '../../../ui/move-handle.tsx';
import { dropEdge, useDragOrder } from '../../../ui/use-drag-order.ts';
import { useOrderAhead } from '../../../ui/use-order-ahead.ts';
import { useMoveDeliveryMethod } from './shop-settings.queries.ts';

export interface DeliveryMoves {
  handle: RowHandle;
  /** Null at the end of the list. */
  up: (() => void) | null;
  down: (() => void) | null;
}

/** Moves ways of delivery by pointer, by the arrow keys, and by a menu; the handle that was used with the keys keeps the focus. */
export function useDeliveryOrder(methods: readonly DeliveryMethod[]) {
  const { t } = useTranslation();
  const { mutate } = useMoveDeliveryMethod();
  const [said, setSaid] = useState('');
  const ids = methods.map(({ id }) => String(id));
  const movedByKey = useRef<number>(undefined);
  const places = ids.join();
  useLayoutEffect(() => {
    if (!places.split(',').includes(String(movedByKey.current))) return;
    document.querySelector<HTMLElement>(`[data-handle="${movedByKey.current}"]`)?.focus();
    movedByKey.current = undefined;
  }, [places]);

  const ahead = useOrderAhead(methods, places);
  const moveTo = (method: DeliveryMethod, place: number) => {
    const others = ahead.current.filter(({ id }) => id !== method.id);
    if (place < 0 || place > others.length) return false;
    ahead.current = others.toSpliced(place, 0, method);
    mutate({ method, afterId: others[place - 1]?.id ?? null });
    setSaid(t('shop.settings.delivery.movedTo', { name: method.name, place: place + 1, of: methods.length }));
    return true;
  };
  const order = useDragOrder((id, targetId) => {
    const method = methods.find((other) => String(other.id) === id);
    if (method) moveTo(method, ids.indexOf(targetId));
  });
  const movesOf = (method: DeliveryMethod): DeliveryMoves => {
    const place = methods.indexOf(method);
    const up = place > 0 ? () => moveTo(method, place - 1) : null;
    const down = place < methods.length - 1 ? () => moveTo(method, place + 1) : null;
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const from = ahead.current.findIndex(({ id }) => id === method.id);
      if (moveTo(method, from + (event.key === 'ArrowUp' ? -1 : 1))) movedByKey.current = method.id;
    };
    return { handle: { onPointerDown: (event) => order.start(event, String(method.id)), onKeyDown }, up, down };
  };
  const dropOf = ({ id }: DeliveryMethod) => dropEdge(ids, order.drag, String(id));
  return { movesOf, dropOf, draggedId: order.drag ? Number(order.drag.id) : null, said };
}
