import type { VisitFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { visitsQuery } from './dashboards.queries.ts';
import { Facts } from './facts.tsx';
import { Trend, trendHeight } from './trends.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Who comes, and who comes again. */
export function Sessions() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(visitsQuery(period));
  return (
    <Card title={t('dashboards.sessions.title')} span={6} link={<SignInsLink span={answer.data?.span} />}>
      <Loaded answer={answer} height={trendHeight + 72}>
        {(visits) => <Visits visits={visits} />}
      </Loaded>
    </Card>
  );
}

function Visits({ visits }: { visits: VisitFigures }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { accounts, accountsBefore, accountsAgain, sessions } = visits;
  return (
    <>
      <Trend
        title={t('dashboards.sessions.signIns')}
        measured={sessions}
        parts={visits.parts}
        format={number}
        mark="bar"
        tone="1"
      />
      <Facts
        facts={[
          { id: 'accounts', name: t('dashboards.sessions.accounts'), value: number(accounts) },
          {
            id: 'again',
            name: t('dashboards.sessions.again'),
            value: percent(accountsBefore === 0 ? 0 : accountsAgain / accountsBefore),
          },
          {
            id: 'each',
            name: t('dashboards.sessions.each'),
            value: number(accounts === 0 ? 0 : Math.round((sessions.total / accounts) * 10) / 10),
          },
        ]}
      />
    </>
  );
}

/** To the record of who signed in in these days, for who may read it. */
export function SignInsLink({ span }: { span: VisitFigures['span'] | undefined }) {
  const { t } = useTranslation();
  const ability = useAbility();
  if (!span || ability.cannot('read', 'Change')) return null;
  return (
    <Link
      to="/apps/changes"
      search={{ entity: 'session', action: 'create', days: `${span.from}..${span.to}` }}
      className={cardClasses.link}
    >
      {t('dashboards.sessions.link')}
    </Link>
  );
}
