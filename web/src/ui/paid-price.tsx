import './mantine-styles.ts';
import { lineCents, paidCents } from '@atrium/contract/order-totals';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import classes from './paid-price.module.css';

interface PaidPriceProps {
  /** Of one piece, in the currency of the house. */
  price: number;
  discountPercentage: number;
  quantity?: number;
}

/** What is paid for so many pieces, and beside it what they would cost without their discount. */
export function PaidPrice({ price, discountPercentage, quantity = 1 }: PaidPriceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const line = { priceCents: Math.round(price * 100), discountPercentage, quantity };
  const [before, paid] = [money(lineCents(line)), money(paidCents(line))];
  if (before === paid) return paid;
  return (
    <span className={classes.price}>
      {paid}{' '}
      <s className={classes.before} aria-hidden>
        {before}
      </s>
      <VisuallyHidden>{t('shop.price.insteadOf', { price: before })}</VisuallyHidden>
    </span>
  );
}
