import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import classes from './stars.module.css';

const places = [1, 2, 3, 4, 5] as const;

export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <span role="img" aria-label={t('shop.stars', { rating: number(rating) })} className={classes.stars}>
      {places.map((place) => (
        <IconStarFilled key={place} size={14} aria-hidden data-full={place <= rating || undefined} />
      ))}
    </span>
  );
}
