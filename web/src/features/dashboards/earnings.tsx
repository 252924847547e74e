import type { SalesFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChartTone } from '../../ui/charts/chart.types.ts';
import { Donut } from '../../ui/charts/donut.tsx';
import { useFormat } from '../../ui/format.ts';
import { useCategoryName } from '../../ui/product-categories.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { salesQuery } from './dashboards.queries.ts';
import shareClasses from './share-list.module.css';
import { ShareList } from './share-list.tsx';
import { withShares } from './shares.ts';
import { OrdersLink } from './statistics.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

const tones: readonly ChartTone[] = ['1', '2', '3', '4', '5', '6', 'before'];

/** Which categories the revenue comes from. */
export function Earnings() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(salesQuery(period));
  return (
    <Card title={t('dashboards.earnings.title')} span={4}>
      <Loaded answer={answer} height={400}>
        {(sales) => <Shares sales={sales} />}
      </Loaded>
    </Card>
  );
}

function Shares({ sales: { categories, revenueCents, span } }: { sales: SalesFigures }) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const categoryName = useCategoryName();
  const nameOf = (category: string | null) =>
    category === null ? t('dashboards.goneProducts') : categoryName(category);
  const sold = categories.filter((each) => each.revenueCents > 0);
  const shares = withShares(
    sold.map(({ category, revenueCents: value }, index) => ({
      id: category ?? 'gone',
      category,
      name: nameOf(category),
      value,
      tone: tones[index] ?? 'before',
    })),
  );
  const [best] = shares;
  const message = best
    ? t('dashboards.earnings.message', {
        name: best.name,
        share: percent(best.share),
        total: money(revenueCents.total),
      })
    : t('dashboards.nothingSold');
  return (
    <>
      <Donut message={message} shares={shares} format={money} valueName={t('dashboards.revenue')} height={180}>
        <strong className={cardClasses.figure}>{money(revenueCents.total)}</strong>
        <span className={shareClasses.middle}>{t('dashboards.revenue')}</span>
      </Donut>
      {shares.length === 0 && <p className={cardClasses.text}>{t('dashboards.nothingSold')}</p>}
      <ShareList
        label={t('dashboards.earnings.title')}
        shares={shares.map(({ id, category, name, value, share, tone }) => ({
          id,
          name:
            category === null ? (
              name
            ) : (
              <OrdersLink placed={`${span.from}..${span.to}`} sold={category}>
                {name}
              </OrdersLink>
            ),
          note: percent(share),
          value: money(value),
          tone,
        }))}
      />
    </>
  );
}
