import type { CardPeriod } from '@atrium/contract/cards';
import { readsAllOrders } from '@atrium/contract/policy';
import { type ResponseFigures, readResponseFigures } from '@atrium/contract/work-figures';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { ChangeNote } from '../change-note.tsx';
import { useDashboardSearch } from '../use-dashboard-search.ts';
import classes from './statistics-cards-responses.module.css';

function responsesQuery(period: CardPeriod) {
  return queryOptions({
    queryKey: ['order', 'responses', period],
    queryFn: ({ signal }) => call(readResponseFigures, { query: { period } }, { signal }),
    meta: { follows: ['blog-comment', 'blog-post'] },
    placeholderData: keepPreviousData,
  });
}

/** What came back in the period: what was said about posts, and what was given back of orders. */
export function Responses() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [{ period }] = useDashboardSearch();
  return (
    <Card
      title={t('dashboards.responses.title')}
      text={t('dashboards.responses.text')}
      span={6}
      link={
        readsAllOrders(ability) && (
          <Link to="/apps/ecommerce/order-list" search={{ refundState: 'any' }} className={cardClasses.link}>
            {t('dashboards.responses.link')}
          </Link>
        )
      }
    >
      <Loaded answer={useQuery(responsesQuery(period))} height={184}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </Card>
  );
}

function Figures({ figures: { comments, refunds, refundedCents } }: { figures: ResponseFigures }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const rows = [
    { id: 'comments', counted: comments, format: number, isLessBetter: false },
    { id: 'refunds', counted: refunds, format: number, isLessBetter: true },
    { id: 'refunded', counted: refundedCents, format: money, isLessBetter: true },
  ] as const;
  return (
    <dl className={classes.responses}>
      {rows.map(({ id, counted: { total, totalBefore }, format, isLessBetter }) => (
        <div key={id} className={classes.response}>
          <dt>{t(`dashboards.responses.${id}`)}</dt>
          <dd>
            <span className={cardClasses.figure}>{format(total)}</span>
            <ChangeNote now={total} before={totalBefore} format={format} isLessBetter={isLessBetter} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
