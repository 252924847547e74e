import { stockOfColor } from '@atrium/contract/product-stock';
import type { ColorOption, ListProduct } from '@atrium/contract/products';
import { Button, type ButtonProps } from '@mantine/core';
import { IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { inColor } from '../products/in-color.ts';
import { useAddToCart } from './cart.queries.ts';

interface CartButtonProps extends Pick<ButtonProps, 'fullWidth'> {
  product: Pick<ListProduct, 'id' | 'name' | 'isInCart' | 'stock' | 'colors'>;
  color?: ColorOption | undefined;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Puts a product into the cart; leads there once it is in it. Of what is sold out it says so. Who may not order has no cart. */
export function CartButton({ product, color, ...look }: CartButtonProps) {
  const { t } = useTranslation();
  const { mutate } = useAddToCart();
  const canOrder = useAbility().can('create', 'Order');
  const { id, name, isInCart, stock } = product;
  const left = color ? stockOfColor(product, color) : stock;
  if (!canOrder) return null;
  if (isInCart) {
    return (
      <Button
        variant="light"
        leftSection={<IconShoppingCartCheck {...icon} />}
        aria-label={t('shop.viewInCartOf', { name })}
        renderRoot={(props) => <Link to="/apps/ecommerce/checkout" {...props} />}
        {...look}
      >
        {t('shop.viewInCart')}
      </Button>
    );
  }
  if (left === 0) {
    return (
      <Button disabled {...look}>
        {stock > 0 && color ? inColor(t, t('shop.soldOut'), product, color) : t('shop.soldOut')}
      </Button>
    );
  }
  return (
    <Button
      leftSection={<IconShoppingCart {...icon} />}
      aria-label={t('shop.addToCartOf', { name })}
      onClick={() => mutate({ id, name, ...(color && { color }) })}
      {...look}
    >
      {t('shop.addToCart')}
    </Button>
  );
}
