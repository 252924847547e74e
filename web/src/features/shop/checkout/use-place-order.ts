import { type PlaceOrder, placeOrder } from '@atrium/contract/orders';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { BackendError } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { useAccount } from '../../../session/session.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { orderQuery } from '../orders/orders.queries.ts';
import { forgetUnanswered, keepUnanswered, onUnansweredChange, unansweredOrder } from './unanswered-orders.ts';

const placing = ['place-order'] as const;

/** Whether the server said yes or no. Without an answer nobody knows whether the order was placed. */
function isAnswer(error: unknown): boolean {
  return error instanceof BackendError && error.status >= 400 && error.status < 500;
}

/** While it is being asked for, an order only waits for its answer. */
export function useUnansweredOrder(): PlaceOrder | null {
  const id = useAccount()?.id ?? 0;
  const isAsked = useIsMutating({ mutationKey: placing }) > 0;
  const order = useSyncExternalStore(onUnansweredChange, () => unansweredOrder(id));
  return isAsked ? null : order;
}

/**
 * Places an order once, however often it is sent: its key is kept until there is an answer, over reloads too. What is sent again after no
 * answer is the same order with the same key.
 */
export function usePlaceOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = useAccount()?.id ?? 0;
  return useSaving({
    mutationKey: placing,
    mutationFn: async (wanted: Omit<PlaceOrder, 'idempotencyKey'>) => {
      const order = unansweredOrder(id) ?? { ...wanted, idempotencyKey: crypto.randomUUID() };
      keepUnanswered(id, order);
      try {
        const answer = await call(placeOrder, { body: order });
        forgetUnanswered();
        return answer.order;
      } catch (error) {
        if (isAnswer(error)) forgetUnanswered();
        throw error;
      }
    },
    onSuccess: async (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order);
      await navigate({
        to: '/apps/ecommerce/orders/$order',
        params: { order: String(order.id) },
        search: { new: true },
      });
    },
    touches: ['cart-item', 'product', 'order', 'coupon'],
  });
}
