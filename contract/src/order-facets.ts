import * as z from 'zod/mini';
import { OrderListQuery, OrderState, RefundState } from './orders.ts';
import { route } from './route.ts';

const countsOf = <Value extends z.ZodMiniType>(value: Value) => z.array(z.object({ value, total: z.int() }));

/** `deliveryMethods` are the names that ways of delivery had when something was ordered by them, also of those that are gone. */
export const OrderFacets = z.object({
  states: countsOf(OrderState),
  refundStates: countsOf(RefundState),
  deliveryMethods: countsOf(z.string()),
});
export type OrderFacets = z.infer<typeof OrderFacets>;

/** What a list of orders is asked, but for the order of its rows and the page. */
export const OrderFacetsQuery = z.omit(OrderListQuery, { sort: true, sortColumn: true, page: true, perPage: true });
export type OrderFacetsQuery = z.infer<typeof OrderFacetsQuery>;

export const getOrderFacets = route({
  name: 'getOrderFacets',
  method: 'GET',
  path: '/api/v1/orders/facets',
  summary:
    "How many of one's own orders each value of each filter would let through, together with the search (`q`) and the other filters as they are given; with `all`, of everybody's for those who change orders or read invoices.",
  access: { action: 'read', subject: 'Order' },
  query: OrderFacetsQuery,
  status: 200,
  response: OrderFacets,
});
