import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ChatsLink } from './advance-cards/advance-cards-chats-link.tsx';
import { Card, Loaded } from './card.tsx';
import { conversationsQuery } from './dashboards.queries.ts';
import { Facts } from './facts.tsx';
import { SalesCard } from './sales-card.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Numbers of the period that have no chart of their own. */
export function Numbers() {
  return (
    <>
      <Customers />
      <Messages />
    </>
  );
}

function Customers() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <SalesCard title={t('dashboards.numbers.customers')} span={6} height={60}>
      {({ newCustomers, returningCustomers, statuses }) => (
        <Facts
          facts={[
            { id: 'new', name: t('dashboards.statistics.customers'), value: number(newCustomers.total) },
            { id: 'again', name: t('dashboards.numbers.returning'), value: number(returningCustomers.total) },
            { id: 'cancelled', name: t('dashboards.statuses.rejected'), value: number(statuses.rejected) },
          ]}
        />
      )}
    </SalesCard>
  );
}

function Messages() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [{ period }] = useDashboardSearch();
  return (
    <Card title={t('dashboards.numbers.messages')} span={6} link={<ChatsLink />}>
      <Loaded answer={useQuery(conversationsQuery(period))} height={60}>
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
  );
}
