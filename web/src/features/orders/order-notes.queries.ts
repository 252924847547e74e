import { addOrderNote, deleteOrderNote, listOrderNotes, updateOrderNote } from '@atrium/contract/order-notes';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';

/** The order's number stands as a text: a number in its place would be that of a note. */
export function orderNotesQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order-note', 'of', String(orderId)],
    queryFn: ({ signal }) => call(listOrderNotes, { parameters: { id: orderId } }, { signal }),
  });
}

const touches = ['order-note'];

export function useAddOrderNote(orderId: number) {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: (text: string) =>
      once({ orderId, text }, (idempotencyKey) =>
        call(addOrderNote, { parameters: { id: orderId }, body: { text, idempotencyKey } }),
      ),
    said: () => t('orders.notes.said.added'),
    touches,
    untilShown: true,
  });
}

export function useUpdateOrderNote(id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: (text: string) => call(updateOrderNote, { parameters: { id }, body: { text } }),
    said: () => t('orders.notes.said.changed'),
    touches,
    untilShown: true,
  });
}

export function useDeleteOrderNote(id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(deleteOrderNote, { parameters: { id } }),
    said: () => t('orders.notes.said.deleted'),
    touches,
  });
}
