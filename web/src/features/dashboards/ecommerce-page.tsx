import { cardPeriods } from '@atrium/contract/cards';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './card.module.css';
import { Choice } from './choice.tsx';
import { RevenueReport } from './revenue-report.tsx';
import { Statistics } from './statistics.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

export function EcommercePage() {
  return (
    <div className={classes.page}>
      <PageHeader titleKey="dashboards.ecommerce" crumbs={[{ titleKey: 'shell.menu.dashboards' }]} actions={<PeriodChoice />} />
      <div className={classes.grid}>
        <Statistics />
        <RevenueReport />
      </div>
    </div>
  );
}

export function PeriodChoice() {
  const { t } = useTranslation();
  const [{ period }, change] = useDashboardSearch();
  return (
    <Choice
      label={t('dashboards.period')}
      options={cardPeriods.map((value) => ({ value, label: t(`dashboards.periods.${value}`) }))}
      value={period}
      onChange={(value) => change({ period: value })}
    />
  );
}
