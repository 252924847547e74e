import { paidCents } from '@atrium/contract/order-totals';
import { Button } from '@mantine/core';
import { IconHeart, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../../ui/color-swatches.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useRemoveFromCart, useSetAside } from '../cart/cart.queries.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import shop from '../list/shop.module.css';
import { centsOf } from '../money.ts';
import { inColor } from '../products/in-color.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import { Stars } from '../products/stars.tsx';
import classes from './checkout.module.css';
import { type Cart, type CartItem, deliveryOf } from './checkout-totals.ts';

export function CheckoutCart({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  // Where the way of delivery says how long it takes, that is told beside it and holds.
  const hasDates = (deliveryOf(cart)?.mostDays ?? null) === null;
  return (
    <ul className={classes.items} aria-label={t('shop.cart.title')}>
      {cart.products.map((item) => (
        <li key={item.id} className={classes.item}>
          <div className={classes.itemPicture}>
            <ProductPicture product={item} width={150} height={150} isDecorative />
          </div>
          <About item={item} hasDate={hasDates} />
          <Buying item={item} />
        </li>
      ))}
    </ul>
  );
}

function About({ item, hasDate }: { item: CartItem; hasDate: boolean }) {
  const { t } = useTranslation();
  const { date, percent, number } = useFormat();
  const { name, slug, brand, rating, color, stock, qty, shippingDate, discountPercentage, offers } = item;
  const said = (words: string) => inColor(t, words, item, color);
  return (
    <div className={classes.itemWords}>
      <h2 className={classes.itemName}>
        <Link to="/apps/ecommerce/product-detail/$product" params={{ product: slug }} className={shop.nameLink}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className={classes.muted}>
        <bdi>{t('shop.by', { brand })}</bdi>
      </p>
      <Stars rating={rating} />
      <ColorName color={color} />
      {stock === 0 && <StatusBadge tone="danger" label={said(t('shop.soldOut'))} />}
      {stock > 0 && stock < qty && (
        <StatusBadge tone="danger" label={said(t('shop.left', { count: stock, formatted: number(stock) }))} />
      )}
      {stock >= qty && <span className={classes.good}>{t('shop.cart.inStock')}</span>}
      <div className={classes.quantity}>
        <span aria-hidden>{t('shop.cart.quantity')}</span>
        <QuantityStepper item={item} />
      </div>
      {hasDate && <p className={classes.muted}>{t('shop.cart.arrives', { date: date(`${shippingDate}T12:00:00`) })}</p>}
      <p className={classes.good}>
        {t('shop.cart.discount', {
          percent: percent(discountPercentage / 100),
          count: offers,
          formatted: number(offers),
        })}
      </p>
    </div>
  );
}

function Buying({ item }: { item: CartItem }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const removal = useRemoveFromCart();
  const settingAside = useSetAside();
  const { id, name, color, qty, hasFreeShipping, isInWishlist } = item;
  const isBusy = removal.isPending || settingAside.isPending;
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes.itemSide}>
      <span className={shop.price}>
        <PaidPrice {...item} quantity={qty} />
      </span>
      {qty > 1 && (
        <span className={classes.muted}>
          {t('shop.cart.each', { price: money(paidCents({ ...item, priceCents: centsOf(item.price), quantity: 1 })) })}
        </span>
      )}
      {hasFreeShipping && <StatusBadge tone="success" label={t('shop.freeShipping')} />}
      <div className={classes.itemButtons}>
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          leftSection={<IconX {...icon} />}
          aria-label={t('shop.cart.removeOf', { name })}
          onClick={() => removal.mutate({ id, name })}
        >
          {t('shop.cart.remove')}
        </Button>
        {!isInWishlist && (
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            leftSection={<IconHeart {...icon} />}
            aria-label={t('shop.cart.setAsideOf', { name })}
            onClick={() => settingAside.mutate({ id, name, color })}
          >
            {t('shop.cart.setAside')}
          </Button>
        )}
      </div>
    </div>
  );
}
