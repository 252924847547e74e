import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shell/icon-button.tsx';
import { useDismissal } from '../../shell/use-dismissal.ts';
import { useFormat } from '../../ui/format.ts';
import { cartQuery } from './cart.queries.ts';
import classes from './cart-menu.module.css';

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** The cart in the top bar: how many pieces are in it, and what they are. */
export function CartMenu() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data: cart } = useQuery(cartQuery);
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismissal(root, isOpen, () => setIsOpen(false));
  const pieces = cart?.products.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is within
    <div ref={root} className={classes.root} onKeyDown={leave}>
      <IconButton
        icon={IconShoppingCart}
        label={t('shop.cart.withPieces', { count: pieces, formatted: number(pieces) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {pieces > 0 && (
        <span className={classes.count} aria-hidden>
          {number(pieces)}
        </span>
      )}
      {isOpen && (
        <section id={id} aria-label={t('shop.cart.title')} className={classes.panel}>
          <Suspense>
            <CartPanel onClose={close} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
