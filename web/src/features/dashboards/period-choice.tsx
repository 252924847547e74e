import { cardPeriods } from '@atrium/contract/cards';
import { useTranslation } from 'react-i18next';
import { Choice } from './choice.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Which days all the cards of a page are about. */
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
