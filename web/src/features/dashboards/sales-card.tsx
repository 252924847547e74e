import type { SalesFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Loaded } from './card.tsx';
import { salesQuery } from './dashboards.queries.ts';
import { OrdersLink } from './statistics.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

interface SalesCardProps {
  title: string;
  span: 4 | 6 | 8;
  height: number;
  children: (sales: SalesFigures) => ReactNode;
}

/** A card of what was sold in the period, with the link to its orders. */
export function SalesCard({ title, span, height, children }: SalesCardProps) {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  const { data } = answer;
  return (
    <Card
      title={title}
      span={span}
      link={
        data && <OrdersLink placed={`${data.span.from}..${data.span.to}`}>{t('dashboards.ordersOfPeriod')}</OrdersLink>
      }
    >
      <Loaded answer={answer} height={height}>
        {children}
      </Loaded>
    </Card>
  );
}
