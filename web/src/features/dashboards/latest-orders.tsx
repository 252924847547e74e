import type { Order } from '@atrium/contract/orders';
import { readsAllOrders } from '@atrium/contract/policy';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { OrderLabels } from '../../ui/order-labels.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { latestOrdersQuery, shownOrders } from './dashboards.queries.ts';
import classes from './table.module.css';

/** What was ordered last, for who may see everybody's orders. */
export function LatestOrders() {
  const ability = useAbility();
  return readsAllOrders(ability) ? <Orders /> : null;
}

function Orders() {
  const { t } = useTranslation();
  const answer = useQuery(latestOrdersQuery);
  return (
    <Card
      title={t('dashboards.latestOrders.title')}
      span={4}
      link={
        <Link to="/apps/ecommerce/order-list" className={cardClasses.link}>
          {t('dashboards.latestOrders.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={52 * shownOrders}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p className={cardClasses.text}>{t('dashboards.latestOrders.none')}</p>
          ) : (
            <ul className={classes.list}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { money } = useFormat();
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <Link to="/apps/ecommerce/order/$id" params={{ id: String(order.id) }} className={cardClasses.link}>
          #{order.id} <bdi>{order.customerName}</bdi>
        </Link>
        <span className={classes.note}>
          <RelativeTime moment={order.placedAt} />
        </span>
      </span>
      <span className={classes.end}>
        <strong>{money(Math.round(order.total * 100))}</strong>
        <OrderLabels order={{ ...order, refundState: 'none' }} />
      </span>
    </li>
  );
}
