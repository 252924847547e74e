import { isFor } from '@atrium/contract/order-totals';
import { Button, TextInput } from '@mantine/core';
import { IconDiscount2 } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { useFormat } from '../../../ui/format.ts';
import { useCategoryName } from '../../../ui/product-categories.ts';
import classes from '../checkout/checkout.module.css';
import { type Cart, totalsOf } from '../checkout/checkout-totals.ts';
import { useApplyCoupon, useRemoveCoupon } from './cart.queries.ts';

/** A coupon for the cart: to put in, or the one that is there, with what it does. */
export function CouponBox({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={classes.heading}>{t('shop.coupon.title')}</h2>
      {cart.coupon ? <KeptCoupon cart={cart} coupon={cart.coupon} /> : <CouponForm />}
    </section>
  );
}

function CouponForm() {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useApplyCoupon();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const given = code.trim();
    if (given !== '') mutate(given);
  };
  return (
    <form className={classes.coupon} onSubmit={apply}>
      <TextInput
        className={classes.couponCode}
        aria-label={t('shop.coupon.code')}
        placeholder={t('shop.coupon.code')}
        autoComplete="off"
        maxLength={40}
        value={code}
        error={error ? messageOf(error) : null}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          reset();
        }}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={code.trim() === ''}>
        {t('shop.coupon.apply')}
      </Button>
    </form>
  );
}

function KeptCoupon({ cart, coupon }: { cart: Cart; coupon: NonNullable<Cart['coupon']> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useRemoveCoupon();
  return (
    <div className={classes.kept}>
      <IconDiscount2 size={20} stroke={1.5} aria-hidden />
      <div className={classes.keptWords}>
        <strong>{coupon.code}</strong>
        <WhatItDoes cart={cart} coupon={coupon} />
      </div>
      <Button size="xs" variant="default" disabled={isPending} onClick={() => mutate(coupon.code)}>
        {t('shop.coupon.remove')}
      </Button>
    </div>
  );
}

function WhatItDoes({ cart, coupon }: { cart: Cart; coupon: NonNullable<Cart['coupon']> }) {
  const { t } = useTranslation();
  const { money, percent, list } = useFormat();
  const categoryName = useCategoryName();
  if (coupon.problem !== null) return <p className={classes.bad}>{t(`shop.coupon.problems.${coupon.problem}`)}</p>;
  const { subtotalCents, discountCents, couponCents } = totalsOf(cart);
  const missing = coupon.minimumCents - (subtotalCents - discountCents + couponCents);
  if (missing > 0) return <p className={classes.muted}>{t('shop.coupon.missing', { amount: money(missing) })}</p>;
  const value = coupon.unit === 'percent' ? percent(coupon.value / 100) : money(coupon.value);
  if (coupon.categories.length === 0) return <p className={classes.good}>{t('shop.coupon.takesOff', { value })}</p>;
  const categories = list(coupon.categories.map(categoryName));
  if (!cart.products.some((product) => isFor(coupon, product)))
    return <p className={classes.muted}>{t('shop.coupon.noneOf', { categories })}</p>;
  return <p className={classes.good}>{t('shop.coupon.takesOffOf', { value, categories })}</p>;
}
