import type { SalesFigures } from '@atrium/contract/figures';
import type { OrderListQuery } from '@atrium/contract/orders';
import { readsAllOrders } from '@atrium/contract/policy';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { ChangeNote } from './change-note.tsx';
import { salesQuery } from './dashboards.queries.ts';
import classes from './statistics.module.css';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Four numbers of the period, and how they came about. */
export function Statistics() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  const { days } = useFormat();
  const span = answer.data && days(answer.data.span.from, answer.data.span.to);
  return (
    <Card title={t('dashboards.statistics.title')} text={span ?? '…'} span={12}>
      <div className={classes.place}>
        <Loaded answer={answer} height={104}>
          {(sales) => <Numbers sales={sales} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Numbers({ sales }: { sales: SalesFigures }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const { revenueCents, orders, newCustomers, span } = sales;
  const placed = `${span.from}..${span.to}`;
  return (
    <dl className={classes.numbers}>
      <Figure
        name={<OrdersLink placed={placed}>{t('dashboards.statistics.orders')}</OrdersLink>}
        value={number(orders.total)}
        change={<ChangeNote now={orders.total} before={orders.totalBefore} format={number} />}
        drawing={<Sparkline values={orders.parts} mark="bar" />}
      />
      <Figure
        name={
          <OrdersLink placed={placed} customer="new">
            {t('dashboards.statistics.customers')}
          </OrdersLink>
        }
        value={number(newCustomers.total)}
        change={<ChangeNote now={newCustomers.total} before={newCustomers.totalBefore} format={number} />}
        drawing={<Sparkline values={newCustomers.parts} mark="bar" tone="3" />}
      />
      <Figure
        name={<ProductsLink>{t('dashboards.statistics.products')}</ProductsLink>}
        value={number(sales.productsOnSale)}
        change={<span className={cardClasses.change}>{t('dashboards.statistics.inShop')}</span>}
      />
      <Figure
        name={<OrdersLink placed={placed}>{t('dashboards.revenue')}</OrdersLink>}
        value={money(revenueCents.total)}
        change={<ChangeNote now={revenueCents.total} before={revenueCents.totalBefore} format={money} />}
        drawing={<Sparkline values={revenueCents.parts} tone="1" />}
      />
    </dl>
  );
}

interface FigureProps {
  name: ReactNode;
  value: string;
  change: ReactNode;
  drawing?: ReactNode;
}

function Figure({ name, value, change, drawing }: FigureProps) {
  return (
    <div className={classes.number}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>
        <span className={cardClasses.figure}>{value}</span>
        {change}
      </dd>
      <dd className={classes.drawing}>{drawing}</dd>
    </div>
  );
}

interface OrdersLinkProps extends Pick<OrderListQuery, 'customer' | 'sold'> {
  placed: string;
  children: ReactNode;
}

/** To the orders of the period that were counted, for who may see everybody's. */
export function OrdersLink({ children, ...counted }: OrdersLinkProps) {
  const ability = useAbility();
  if (!readsAllOrders(ability)) return children;
  return (
    <Link to="/apps/ecommerce/order-list" search={counted} className={cardClasses.link}>
      {children}
    </Link>
  );
}

function ProductsLink({ children }: { children: ReactNode }) {
  const ability = useAbility();
  if (ability.cannot('read', 'Product')) return children;
  return (
    <Link to="/apps/ecommerce/products" className={cardClasses.link}>
      {children}
    </Link>
  );
}
