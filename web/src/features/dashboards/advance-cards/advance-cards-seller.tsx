import type { SellerFigures } from '@atrium/contract/work-figures';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { ChangeNote } from '../change-note.tsx';
import tableClasses from '../table.module.css';
import { useDashboardSearch } from '../use-dashboard-search.ts';
import { sellersQuery } from './advance-cards-seller.queries.ts';
import classes from './advance-cards-work.module.css';

/** Who sold the most in the period, by the invoices that name them. A dashboard has it: it is to load nothing that only lists and forms need. */
export function TopSeller({ span = 8 }: { span?: 8 | 12 }) {
  const ability = useAbility();
  return ability.can('read', 'Invoice') ? <Sellers span={span} /> : null;
}

function Sellers({ span }: { span: 8 | 12 }) {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(sellersQuery(period));
  const { days } = useFormat();
  return (
    <Card
      title={t('dashboards.seller.title')}
      text={answer.data ? days(answer.data.span.from, answer.data.span.to) : '…'}
      span={span}
      link={
        <Link to="/apps/invoice/list" search={{ sortColumn: 'issuedDate', sort: 'desc' }} className={cardClasses.link}>
          {t('dashboards.seller.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={212}>
        {({ sellers }) => (
          <div className={classes.filling}>
            <Best sellers={sellers} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Best({ sellers: [best, ...others] }: Pick<SellerFigures, 'sellers'>) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  if (!best) return <p className={cardClasses.text}>{t('dashboards.seller.none')}</p>;
  return (
    <>
      <div className={classes.winner}>
        <Medal />
        <div className={classes.words}>
          <strong>{t('dashboards.seller.congratulations', { name: best.name })}</strong>
          <span className={cardClasses.headline}>
            <span className={cardClasses.figure}>{money(best.soldCents)}</span>
            <ChangeNote now={best.soldCents} before={best.soldCentsBefore} format={money} />
          </span>
          <span className={cardClasses.text}>
            {t('dashboards.seller.invoices', { count: best.invoices, formatted: number(best.invoices) })}
          </span>
        </div>
      </div>
      {others.length > 0 && (
        <ol className={tableClasses.list} aria-label={t('dashboards.seller.others')} start={2}>
          {others.map(({ name, soldCents, invoices }) => (
            <li key={name} className={tableClasses.row}>
              <span className={tableClasses.words}>
                <bdi>{name}</bdi>
                <span className={tableClasses.note}>
                  {t('dashboards.seller.invoices', { count: invoices, formatted: number(invoices) })}
                </span>
              </span>
              <strong className={tableClasses.end}>{money(soldCents)}</strong>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Medal() {
  return (
    <svg className={classes.medal} viewBox="0 0 48 48" aria-hidden>
      <path d="M15 3h8l4 15-7 4zM33 3h-8l-4 15 7 4z" data-part="ribbon" />
      <circle cx="24" cy="31" r="13" />
      <path d="m24 23 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z" data-part="star" />
    </svg>
  );
}
