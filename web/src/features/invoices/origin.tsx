import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import classes from './document/invoice-view.module.css';

/** What an invoice was made from. */
export function Origin({ quoteId, seriesId }: { quoteId: number | null; seriesId: number | null }) {
  const { t } = useTranslation();
  const canOpenSeries = useAbility().can('update', 'Invoice');
  if (quoteId === null && seriesId === null) return null;
  return (
    <p className={classes.origin}>
      {quoteId !== null && (
        <Link to="/apps/invoice/quote/view/$id" params={{ id: String(quoteId) }} className={classes.link}>
          {t('billing.quotes.madeFrom', { number: quoteId })}
        </Link>
      )}
      {seriesId !== null && !canOpenSeries && <span>{t('billing.series.madeBy')}</span>}
      {seriesId !== null && canOpenSeries && (
        <Link to="/apps/invoice/series/edit/$id" params={{ id: String(seriesId) }} className={classes.link}>
          {t('billing.series.madeBy')}
        </Link>
      )}
    </p>
  );
}
