import { type InvoiceAge, invoiceAges } from '@atrium/contract/invoice-age';
import type { InvoiceListQuery } from '@atrium/contract/invoice-list';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './invoice-ageing.module.css';
import { ageingQuery } from './invoices.queries.ts';

/** What is open, and for how long it has been past due; each part leads to its invoices. */
export function InvoiceAgeing({ chosen }: { chosen: InvoiceListQuery['age'] }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ageingQuery);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section className={classes.ageing} aria-label={t('invoices.ageing.title')}>
      <div className={classes.total}>
        <span className={classes.label}>{t('invoices.ageing.total')}</span>
        {data ? <Sum {...data} /> : <Skeleton height={44} />}
      </div>
      <ul className={classes.ages} aria-busy={!data}>
        {data
          ? data.ages.map((part) => (
              <Age key={part.age} part={part} total={data.balanceCents} isChosen={part.age === chosen} />
            ))
          : invoiceAges.map((age) => (
              <li key={age} className={classes.waiting}>
                <Skeleton height={66} />
              </li>
            ))}
      </ul>
    </section>
  );
}

interface AgeProps {
  part: { age: InvoiceAge; balanceCents: number; invoices: number };
  total: number;
  isChosen: boolean;
}

function Age({ part, total, isChosen }: AgeProps) {
  const { t } = useTranslation();
  const share = total > 0 ? part.balanceCents / total : 0;
  return (
    <li>
      <Link
        to="/apps/invoice/list"
        search={isChosen ? {} : { age: part.age }}
        resetScroll={false}
        className={classes.age}
        data-age={part.age}
        aria-current={isChosen || undefined}
        activeProps={{ 'aria-current': isChosen || undefined }}
      >
        <span className={classes.label}>{t(`invoices.ages.${part.age}`)}</span>
        <Sum {...part} />
        <span className={classes.bar} aria-hidden>
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      </Link>
    </li>
  );
}

function Sum({ balanceCents, invoices }: { balanceCents: number; invoices: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <strong className={classes.sum}>{format.money(balanceCents)}</strong>
      <span className={classes.count}>
        {t('invoices.ageing.count', { count: invoices, formatted: format.number(invoices) })}
      </span>
    </>
  );
}
