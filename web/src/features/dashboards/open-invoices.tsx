import type { InvoiceAge } from '@atrium/contract/invoice-age';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { type ChartTone, toneOf } from '../../ui/charts/chart.types.ts';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { ageingQuery } from './dashboards.queries.ts';
import { ShareList } from './share-list.tsx';
import classes from './table.module.css';

const tones: Readonly<Record<InvoiceAge, ChartTone>> = {
  'not-due': '1',
  '1-30': '2',
  '31-60': '6',
  '61-90': '4',
  'over-90': 'bad',
};

/** What is still to be paid to us, and how late it is. */
export function OpenInvoices() {
  const ability = useAbility();
  return ability.can('read', 'Invoice') ? <Ages /> : null;
}

function Ages() {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const answer = useQuery(ageingQuery);
  return (
    <Card
      title={t('invoices.ageing.title')}
      span={4}
      link={
        <Link to="/apps/invoice/list" search={{ age: 'open' }} className={cardClasses.link}>
          {t('dashboards.invoices.open')}
        </Link>
      }
    >
      <Loaded answer={answer} height={212}>
        {({ balanceCents, invoices, ages }) => (
          <>
            <p className={cardClasses.headline} style={{ margin: 0 }}>
              <span className={cardClasses.figure}>{money(balanceCents)}</span>
              <span className={cardClasses.change}>
                {t('invoices.ageing.count', { count: invoices, formatted: number(invoices) })}
              </span>
            </p>
            <div className={classes.bar} aria-hidden>
              {ages.map(({ age, balanceCents: part }) => (
                <span
                  key={age}
                  style={{
                    inlineSize: `${balanceCents > 0 ? Math.max(0, part / balanceCents) * 100 : 0}%`,
                    background: toneOf(tones[age]),
                  }}
                />
              ))}
            </div>
            <ShareList
              label={t('invoices.ageing.title')}
              shares={ages.map(({ age, balanceCents: part, invoices: count }) => ({
                id: age,
                name: (
                  <Link to="/apps/invoice/list" search={{ age }} className={cardClasses.link}>
                    {t(`invoices.ages.${age}`)}
                  </Link>
                ),
                note: number(count),
                value: money(part),
                tone: tones[age],
              }))}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}
