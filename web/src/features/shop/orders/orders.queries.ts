import { getOrder, listOrders, listPaymentMethods, OrderListQuery } from '@atrium/contract/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ifThere } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { layoutParameters } from '../../../ui/data-table/list-search.ts';

/** One's own: `all` is for who manages orders. */
export const OwnOrderSearch = z.object({ ...z.omit(OrderListQuery, { all: true }).shape, ...layoutParameters });
export type OwnOrderSearch = z.infer<typeof OwnOrderSearch>;

export const ownOrderDefaults = {} as const;

export function ownOrdersQuery({ columns: _, density: __, ...query }: OwnOrderSearch) {
  return queryOptions({
    queryKey: ['order', 'own', query],
    queryFn: ({ signal }) => call(listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Null for an order that there is not, or that is somebody else's. */
export function orderQuery(id: number) {
  return queryOptions({
    queryKey: ['order', 'one', id],
    meta: { follows: ['invoice'] },
    queryFn: ({ signal }) => ifThere(call(getOrder, { parameters: { id } }, { signal }).then(({ order }) => order)),
  });
}

export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-method', 'list'],
  queryFn: ({ signal }) => call(listPaymentMethods, {}, { signal }),
});
