import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { usersQuery } from './dashboards.queries.ts';
import { Trend, trendHeight } from './trends.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Users that were added in the period. */
export function UsersGained({ span = 6 }: { span?: 4 | 6 }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(usersQuery(period));
  const { data } = answer;
  const all = data ? t('dashboards.users.all', { count: data.users, formatted: number(data.users) }) : '…';
  const maySee = ability.can('read', 'User');
  return (
    <Card
      title={t('dashboards.users.title')}
      text={maySee ? undefined : all}
      span={span}
      link={
        maySee && (
          <Link to="/apps/user/list" className={cardClasses.link}>
            {all}
          </Link>
        )
      }
    >
      <Loaded answer={answer} height={trendHeight}>
        {({ usersAdded, parts }) => (
          <Trend
            title={t('dashboards.users.title')}
            measured={usersAdded}
            parts={parts}
            format={number}
            mark="area"
            tone="1"
          />
        )}
      </Loaded>
    </Card>
  );
}
