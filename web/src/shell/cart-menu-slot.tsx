import { IconShoppingCart } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../session/ability.ts';
import { loadedLater } from '../ui/loaded-later.ts';
import { IconButton } from './icon-button.tsx';

const CartMenu = loadedLater(async () => ({ default: (await import('../features/shop/cart/cart-menu.tsx')).CartMenu }));

/** The cart comes after the page that it stands above; who may not order has none. */
export function CartMenuSlot() {
  const { t } = useTranslation();
  const ability = useAbility();
  if (ability.cannot('read', 'Product') || ability.cannot('create', 'Order')) return null;
  return (
    <Suspense fallback={<IconButton icon={IconShoppingCart} label={t('shop.cart.title')} aria-disabled />}>
      <CartMenu />
    </Suspense>
  );
}
