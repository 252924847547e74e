import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DropPanel } from '../../../shell/drop-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { cartQuery } from './cart.queries.ts';

const CartPanel = loadedLater(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** The cart in the top bar: how many pieces are in it, and what they are. */
export function CartMenu() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data: cart } = useQuery(cartQuery);
  const pieces = cart?.products.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
  return (
    <DropPanel
      icon={IconShoppingCart}
      label={t('shop.cart.withPieces', { count: pieces, formatted: number(pieces) })}
      count={pieces}
      countLabel={number(pieces)}
      title={t('shop.cart.title')}
    >
      {(close) => <CartPanel onClose={close} />}
    </DropPanel>
  );
}
