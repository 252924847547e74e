import '../../../ui/mantine-styles.ts';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconShoppingCart, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import { type CartItem, totalsOf } from '../checkout/checkout-totals.ts';
import { inColor } from '../products/in-color.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import { cartQuery, useRemoveFromCart } from './cart.queries.ts';
import classes from './cart-panel.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';

/** What is in the cart, to change and to go on with. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const { data: cart, error, refetch } = useQuery(cartQuery);
  if (!cart) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  if (cart.products.length === 0) {
    return (
      <EmptyState
        icon={<IconShoppingCart size={20} stroke={1.5} />}
        title={t('shop.cart.empty')}
        text={t('shop.cart.emptyText')}
        action={
          <Button size="xs" onClick={onClose} renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
            {t('shop.toShop')}
          </Button>
        }
      />
    );
  }
  const pieces = cart.products.reduce((sum, { qty }) => sum + qty, 0);
  const { subtotalCents, totalCents } = totalsOf(cart);
  return (
    <>
      <h2 className={classes.head}>{t('shop.cart.withPieces', { count: pieces, formatted: number(pieces) })}</h2>
      <ul className={classes.items}>
        {cart.products.map((item) => (
          <Item key={item.id} item={item} onClose={onClose} />
        ))}
      </ul>
      <div className={classes.end}>
        <p className={classes.total}>
          <span>{t('shop.cart.subtotal')}</span>
          <span>{money(subtotalCents)}</span>
        </p>
        {totalCents !== subtotalCents && (
          <p className={classes.rest}>{t('shop.cart.withTheRest', { total: money(totalCents) })}</p>
        )}
        <Button fullWidth onClick={onClose} renderRoot={(props) => <Link to="/apps/ecommerce/checkout" {...props} />}>
          {t('shop.cart.toCheckout')}
        </Button>
      </div>
    </>
  );
}

function Item({ item, onClose }: { item: CartItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useRemoveFromCart();
  const { id, name, slug, qty, stock } = item;
  return (
    <li className={classes.item}>
      <div className={classes.picture}>
        <ProductPicture product={item} width={56} height={56} isDecorative />
      </div>
      <div className={classes.words}>
        <Link
          to="/apps/ecommerce/product-detail/$product"
          params={{ product: slug }}
          className={classes.name}
          onClick={onClose}
        >
          <bdi>{name}</bdi>
        </Link>
        {stock < qty && (
          <span className={classes.short}>
            {inColor(t, t(stock === 0 ? 'shop.soldOut' : 'shop.tooFew'), item, item.color)}
          </span>
        )}
        <div className={classes.line}>
          <QuantityStepper item={item} />
          <span className={classes.sum}>
            <PaidPrice {...item} quantity={qty} />
          </span>
        </div>
      </div>
      <ActionIcon
        size="sm"
        disabled={isPending}
        aria-label={t('shop.cart.removeOf', { name })}
        onClick={() => mutate({ id, name })}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </li>
  );
}
