import '../../../ui/mantine-styles.ts';
import { type Order, orderStates } from '@atrium/contract/orders';
import { IconPackage } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../ui/data-table/answer-of.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { DataColumn } from '../../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { OrderLabels } from '../../../ui/order-labels.tsx';
import { TrackingCell } from '../../../ui/order-tracking.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useDeliveryWords } from '../../../ui/use-delivery-words.ts';
import { centsOf } from '../money.ts';
import classes from '../products/product-page.module.css';
import { ToShop } from '../products/wishlist-page.tsx';
import { OwnOrderSearch, ownOrderDefaults, ownOrdersQuery } from './orders.queries.ts';

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }];

/** What one has ordered oneself, and what became of it. */
export function OwnOrdersPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(OwnOrderSearch, ownOrderDefaults);
  const list = useQuery(ownOrdersQuery(state));
  const columns = useOrderColumns();
  const states = orderStates.map((value) => ({ value, label: t(`orders.states.${value}`) }));
  return (
    <>
      <PageHeader titleKey="shop.orders.title" crumbs={crumbs} />
      <DataTable
        list="own-orders"
        label={t('shop.orders.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={({ id }) => t('shop.orders.number', { id })}
        answer={answerOf(list, ({ orders }) => orders)}
        state={state}
        onChange={onChange}
        searchLabel={t('shop.orders.search')}
        filters={[{ id: 'state', label: t('shop.orders.status'), options: states }]}
        empty={
          <EmptyState
            icon={<IconPackage size={20} stroke={1.5} />}
            title={t('shop.orders.empty')}
            text={t('shop.orders.emptyText')}
            action={<ToShop />}
          />
        }
        onOpen={({ id }) => void navigate({ to: '/apps/ecommerce/orders/$order', params: { order: String(id) } })}
        prefetch={(page) => void client.prefetchQuery(ownOrdersQuery({ ...state, page }))}
      />
    </>
  );
}

const idOf = ({ id }: Order) => id;

function useOrderColumns(): readonly DataColumn<Order>[] {
  const { t } = useTranslation();
  const { money, number, dateTime } = useFormat();
  const { orderedWay } = useDeliveryWords();
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('shop.orders.order'),
        isSortable: true,
        isHideable: false,
        width: 130,
        card: 'heading',
        cell: ({ id }) => (
          <Link to="/apps/ecommerce/orders/$order" params={{ order: String(id) }} className={classes.link}>
            {t('shop.orders.number', { id })}
          </Link>
        ),
      },
      {
        id: 'placedAt',
        header: t('shop.orders.placedAt'),
        width: 180,
        card: 'plain',
        cell: ({ placedAt }) => dateTime(placedAt),
      },
      {
        id: 'customerName',
        header: t('shop.orders.deliveredTo'),
        width: 190,
        cell: ({ address }) => (
          <bdi>
            {address.fullName}, {address.town}
          </bdi>
        ),
      },
      {
        id: 'pieces',
        header: t('shop.orders.pieces'),
        width: 80,
        align: 'end',
        cell: ({ pieces }) => number(pieces),
      },
      {
        id: 'total',
        header: t('shop.orders.total'),
        isSortable: true,
        width: 110,
        align: 'end',
        cell: ({ total }) => money(centsOf(total)),
      },
      {
        id: 'state',
        header: t('shop.orders.status'),
        width: 170,
        card: 'plain',
        cell: (order) => <OrderLabels order={order} />,
      },
      {
        id: 'deliveryMethod',
        header: t('orders.fields.deliveryMethod'),
        width: 210,
        cell: (order) => <bdi>{orderedWay(order)}</bdi>,
      },
      {
        id: 'trackingNumber',
        header: t('orders.tracking.title'),
        width: 220,
        cell: (order) => <TrackingCell order={order} />,
      },
    ],
    [t, money, number, dateTime, orderedWay],
  );
}
