import { usualDeliveryName } from '@atrium/contract/delivery-names';
import type { OrderFacets } from '@atrium/contract/order-facets';
import { type Order, type OrderStatus, orderStates, paymentMethods, refundStates } from '@atrium/contract/orders';
import { IconEye, IconShoppingBag } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataColumn, DataFilter } from '../../ui/data-table/data-table.types.ts';
import { cellWords } from '../../ui/data-table/exported-columns.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { OrderLabels } from '../../ui/order-labels.tsx';
import { TrackingCell } from '../../ui/order-tracking.tsx';
import { useCategoryName } from '../../ui/product-categories.ts';
import { deliveryName } from '../../ui/use-delivery-words.ts';
import { OrderListSearch, orderListDefaults } from './order-list-search.ts';
import classes from './orders.module.css';
import { loadOrderExport, orderFacetsQuery, orderListQuery } from './orders.queries.ts';

export function OrderTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const ability = useAbility();
  const [state, onChange] = useListSearch(OrderListSearch, orderListDefaults);
  const list = useQuery(orderListQuery(state));
  const columns = useOrderColumns();
  const filters = useOrderFilters(state);
  const open = ({ id }: Order) => void navigate({ to: '/apps/ecommerce/order/$id', params: { id: String(id) } });
  return (
    <DataTable
      list="orders"
      label={t('orders.title')}
      columns={columns}
      rowId={idOf}
      rowLabel={({ id }) => t('orders.order', { id })}
      answer={answerOf(list, ({ orders }) => orders)}
      state={state}
      onChange={onChange}
      searchLabel={t('orders.search')}
      filters={filters}
      empty={
        <EmptyState
          icon={<IconShoppingBag size={20} stroke={1.5} />}
          title={t('orders.empty')}
          text={t('orders.emptyText')}
        />
      }
      onOpen={open}
      rowActions={(order) => [
        {
          id: 'open',
          label: t('orders.open'),
          icon: <IconEye size={16} stroke={1.5} aria-hidden />,
          onSelect: () => open(order),
        },
      ]}
      {...(ability.can('manage', 'Order') && {
        export: {
          fileName: t('orders.fileName'),
          load: (exported, signal, format) => loadOrderExport(state, exported, signal, format),
          rows: async (page) => (await client.fetchQuery(orderListQuery({ ...state, page, perPage: 100 }))).orders,
        },
      })}
      hasSavedViews
      prefetch={(page) => void client.prefetchQuery(orderListQuery({ ...state, page }))}
    />
  );
}

const idOf = ({ id }: Order) => id;
/** Nothing was ordered with what is declined each time. */
const acceptedMethods = paymentMethods.filter((method) => method !== 'declined-card');

function useOrderColumns(): readonly DataColumn<Order>[] {
  const { t } = useTranslation();
  const { money, number, dateTime } = useFormat();
  return useMemo(() => {
    type Rest = Omit<DataColumn<Order>, 'id' | 'header'>;
    const exported = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, t(`orders.fields.${id}`)]));
    const column = (id: string, rest: Rest) => ({ id, header: t(`orders.fields.${id}`), ...rest });
    return [
      column('id', {
        cell: ({ id }) => (
          <Link to="/apps/ecommerce/order/$id" params={{ id: String(id) }} className={classes.number}>
            #{id}
          </Link>
        ),
        width: 100,
        isSortable: true,
        isHideable: false,
        card: 'heading',
      }),
      column('customerName', {
        cell: ({ customerName }) => <bdi>{customerName}</bdi>,
        width: 200,
        isSortable: true,
        card: 'plain',
      }),
      column('placedAt', { cell: ({ placedAt }) => dateTime(placedAt), width: 190, isSortable: true, card: 'plain' }),
      column('state', {
        cell: (order) => <OrderLabels order={order} />,
        width: 220,
        isSortable: true,
        exports: exported('state', 'refundState'),
        words: {
          state: cellWords(t, 'orders.states', orderStates),
          refundState: cellWords(t, 'orders.refundStates', refundStates),
        },
      }),
      column('pieces', { cell: ({ pieces }) => number(pieces), width: 90, align: 'end' }),
      column('total', { cell: ({ total }) => money(total * 100), width: 120, align: 'end', isSortable: true }),
      column('trackingNumber', {
        cell: (order) => <TrackingCell order={order} />,
        width: 220,
        isHiddenByDefault: true,
        exports: exported('carrier', 'trackingNumber', 'trackingUrl'),
      }),
      column('deliveryMethod', {
        cell: ({ deliveryMethod }) => <bdi>{deliveryName(deliveryMethod, t)}</bdi>,
        width: 200,
        isHiddenByDefault: true,
        words: { deliveryMethod: cellWords(t, 'shop.delivery.names', [usualDeliveryName]) },
      }),
      column('paymentMethod', {
        cell: ({ paymentMethod }) => t(`orders.paymentMethods.${paymentMethod}`),
        width: 160,
        isHiddenByDefault: true,
        words: { paymentMethod: cellWords(t, 'orders.paymentMethods', acceptedMethods) },
      }),
      column('refunded', {
        cell: ({ refunded }) => money(refunded * 100),
        width: 120,
        align: 'end',
        isHiddenByDefault: true,
      }),
    ];
  }, [t, money, number, dateTime]);
}

type FromCards = Pick<OrderListSearch, 'placed' | 'status' | 'customer' | 'sold'>;

function useOrderFilters(search: OrderListSearch): readonly DataFilter[] {
  const { placed, status, customer, sold, deliveryMethod } = search;
  const { t } = useTranslation();
  const { days, number } = useFormat();
  const categoryName = useCategoryName();
  const { data: facets } = useQuery(orderFacetsQuery(search));
  return useMemo(
    () => [
      {
        id: 'state',
        label: t('orders.fields.state'),
        options: orderStates.map((value) => ({
          ...{ value, label: t(`orders.states.${value}`), detail: countOf(facets?.states, value, number) },
        })),
      },
      {
        id: 'refundState',
        label: t('orders.fields.refundState'),
        options: refundFilters.map((value) => ({
          ...{ value, label: t(`orders.refundStates.${value}`), detail: refundCount(facets, value, number) },
        })),
      },
      ...deliveryFilter(t, facets?.deliveryMethods ?? [], deliveryMethod, number),
      ...(status === undefined ? [] : [progressFilter(t, status)]),
      ...(customer === undefined ? [] : [customerFilter(t, customer)]),
      ...(sold === undefined ? [] : [soldFilter(t, sold, categoryName(sold))]),
      ...(placed === undefined ? [] : [placedFilter(t('orders.fields.placedAt'), placed, days)]),
    ],
    [t, days, number, placed, status, customer, sold, categoryName, facets, deliveryMethod],
  );
}

type Counts = readonly { value: string; total: number }[];
type SaidNumber = (count: number) => string;

/** How many orders a choice would show; nothing while that is not known. */
const refundFilters = [...refundStates, 'any'] as const;

function refundCount(
  facets: OrderFacets | undefined,
  value: (typeof refundFilters)[number],
  number: SaidNumber,
): string | undefined {
  if (value !== 'any') return countOf(facets?.refundStates, value, number);
  const some = facets?.refundStates.filter((count) => count.value !== 'none');
  return some && number(some.reduce((sum, { total }) => sum + total, 0));
}

function countOf(counts: Counts | undefined, value: string, number: SaidNumber): string | undefined {
  return counts && number(counts.find((count) => count.value === value)?.total ?? 0);
}

/** By the names of then: there is nothing to choose among while no order has one. */
function deliveryFilter(
  t: TFunction,
  counts: OrderFacets['deliveryMethods'],
  chosen: string | undefined,
  number: SaidNumber,
): DataFilter[] {
  const names = counts.map(({ value }) => value);
  const values = [...new Set(chosen === undefined ? names : [...names, chosen])];
  if (values.length === 0) return [];
  const options = values.map((value) => ({
    ...{ value, label: deliveryName(value, t), detail: countOf(counts, value, number) },
  }));
  return [{ id: 'deliveryMethod', label: t('orders.fields.deliveryMethod'), options }];
}

/** Several states at once, which a card of a dashboard counts together: in its words, they can be let go of. */
function progressFilter(t: TFunction, status: OrderStatus): DataFilter {
  const options = [{ value: status, label: t(`dashboards.statuses.${status}`) }];
  return { id: 'status', label: t('dashboards.progress.title'), options };
}

/** Whether they had ordered before, as a card counts them. */
function customerFilter(t: TFunction, customer: NonNullable<FromCards['customer']>): DataFilter {
  const name = customer === 'new' ? t('dashboards.customers.new') : t('dashboards.customers.again');
  return { id: 'customer', label: t('dashboards.customers.title'), options: [{ value: customer, label: name }] };
}

/** What of a category brought what a card says. */
function soldFilter(t: TFunction, sold: NonNullable<FromCards['sold']>, name: string): DataFilter {
  const options = [{ value: sold, label: name }];
  return { id: 'sold', label: t('dashboards.best.category'), options };
}

/** The days that a card of a dashboard is about: they can be let go of, and are chosen there. */
function placedFilter(label: string, placed: string, days: (from: string, to: string) => string): DataFilter {
  const [from = '', to = from] = placed.split('..');
  return { id: 'placed', label, options: [{ value: placed, label: days(from, to) }] };
}
