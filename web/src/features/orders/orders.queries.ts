import type { TableFormat } from '@atrium/contract/lists';
import { getOrderFacets } from '@atrium/contract/order-facets';
import {
  cancelOrder,
  deliverOrder,
  invoiceOrder,
  type OrderStep,
  payOrder,
  type RefundOfOrder,
  refundOrder,
  shipOrder,
  trackOrder,
} from '@atrium/contract/order-steps';
import type { Tracking } from '@atrium/contract/order-tracking';
import { exportOrders, getOrder, listOrders, type OrderWithLines, orderColumns } from '@atrium/contract/orders';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { askedColumns, type ExportedColumn } from '../../ui/data-table/exported-columns.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { OrderListSearch } from './order-list-search.ts';

/** What the list asks for; how it looks is not the server's business. */
function queryOf({ columns: _, density: __, ...query }: OrderListSearch) {
  return query;
}

export function orderListQuery(search: OrderListSearch) {
  const query = { ...queryOf(search), all: true };
  return queryOptions({
    queryKey: ['order', 'everybody', query],
    queryFn: ({ signal }) => call(listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many orders each choice of each filter would show. */
export function orderFacetsQuery(search: OrderListSearch) {
  const { page: _, perPage: __, sort: ___, sortColumn: ____, ...filters } = queryOf(search);
  const query = { ...filters, all: true };
  return queryOptions({
    queryKey: ['order', 'facets', query],
    queryFn: ({ signal }) => call(getOrderFacets, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Null for a number that no order has. */
export function managedOrderQuery(id: number) {
  return queryOptions({
    queryKey: ['order', 'managed', id],
    meta: { follows: ['invoice'] },
    queryFn: ({ signal }) => ifThere(call(getOrder, { parameters: { id } }, { signal }).then(({ order }) => order)),
  });
}

/** The file of what the list shows, with these columns in this order. */
export function loadOrderExport(
  search: OrderListSearch,
  columns: readonly ExportedColumn[],
  signal: AbortSignal,
  format: TableFormat,
) {
  const { page: _, perPage: __, ...query } = queryOf(search);
  return call(exportOrders, { query: { ...query, format, ...askedColumns(columns, orderColumns) } }, { signal });
}

const stepRoutes = { pay: payOrder, deliver: deliverOrder, cancel: cancelOrder } as const;

const ofStep = ['order', 'product', 'coupon', 'invoice', 'credit-note'];

/** Takes an order one step further. */
export function useOrderStep(id: number) {
  const { t } = useTranslation();
  return useCommand<Exclude<OrderStep, 'ship'>, { changeId: number | null }>({
    ask: (step) => call(stepRoutes[step], { parameters: { id } }),
    said: (step) => t(`orders.said.${step}`, { id }),
    touches: ofStep,
  });
}

export function useShipOrder(id: number) {
  return useOrderChange((body: Tracking) => call(shipOrder, { parameters: { id }, body }));
}

export function useTrackOrder(id: number) {
  return useOrderChange((body: Tracking) => call(trackOrder, { parameters: { id }, body }));
}

/** What a form sends, which says itself what came of it. The page has it at once: its next steps are others. */
function useOrderChange<Body>(ask: (body: Body) => Promise<{ order: OrderWithLines; changeId: number | null }>) {
  const client = useQueryClient();
  return useSaving({
    mutationFn: ask,
    touches: ofStep,
    onSuccess: ({ order }) => {
      client.setQueryData(managedOrderQuery(order.id).queryKey, order);
    },
  });
}

export function useInvoiceOrder(id: number) {
  const { t } = useTranslation();
  return useCommand<void, { invoiceId: number; changeId: number | null }>({
    ask: () => call(invoiceOrder, { parameters: { id } }),
    said: (_, { invoiceId }) => t('orders.said.invoiced', { id, invoice: invoiceId }),
    touches: ['order', 'invoice', 'client'],
  });
}

export function useRefundOrder(id: number) {
  return useOrderChange((body: RefundOfOrder) => call(refundOrder, { parameters: { id }, body }));
}
