import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Card, Loaded } from './card.tsx';
import { conversationsQuery, salesQuery } from './dashboards.queries.ts';
import { Facts } from './facts.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Numbers of the period that have no chart of their own. */
export function Numbers() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [{ period }] = useDashboardSearch();
  const sales = useQuery(salesQuery(period));
  const talks = useQuery(conversationsQuery(period));
  return (
    <>
      <Card title={t('dashboards.numbers.customers')} span={6}>
        <Loaded answer={sales} height={60}>
          {({ newCustomers, returningCustomers, statuses }) => (
            <Facts
              facts={[
                { id: 'new', name: t('dashboards.statistics.customers'), value: number(newCustomers.total) },
                { id: 'again', name: t('dashboards.numbers.returning'), value: number(returningCustomers.total) },
                { id: 'cancelled', name: t('dashboards.statuses.rejected'), value: number(statuses.rejected) },
              ]}
            />
          )}
        </Loaded>
      </Card>
      <Card title={t('dashboards.numbers.messages')} span={6}>
        <Loaded answer={talks} height={60}>
          {({ messages, answers, conversationsBegun }) => (
            <Facts
              facts={[
                { id: 'written', name: t('dashboards.numbers.written'), value: number(messages.total) },
                { id: 'answers', name: t('dashboards.numbers.answers'), value: number(answers.total) },
                { id: 'begun', name: t('dashboards.numbers.begun'), value: number(conversationsBegun.total) },
              ]}
            />
          )}
        </Loaded>
      </Card>
    </>
  );
}
