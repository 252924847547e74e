import '../../../ui/mantine-styles.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFocusNearby } from '../../../ui/use-focus-nearby.ts';
import { useNamedIn } from '../../../ui/use-opened.ts';
import { cartQuery } from '../cart/cart.queries.ts';
import { CartNews } from '../cart/cart-news.tsx';
import { CouponBox } from '../cart/coupon-box.tsx';
import { PriceDetails } from '../cart/price-details.tsx';
import { ToShop } from '../products/wishlist-page.tsx';
import classes from './checkout.module.css';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutSearch, type CheckoutStep, checkoutDefaults, editParameter } from './checkout-search.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { type Cart, canOrder, deliveryOf } from './checkout-totals.ts';
import { UnansweredOrder } from './unanswered-order.tsx';

const CheckoutAddress = loadedLater(async () => ({
  default: (await import('./checkout-address.tsx')).CheckoutAddress,
}));
const CheckoutPayment = loadedLater(async () => ({
  default: (await import('./checkout-payment.tsx')).CheckoutPayment,
}));

const DeliveryChoice = loadedLater(async () => ({ default: (await import('./delivery-choice.tsx')).DeliveryChoice }));

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }, { titleKey: 'shop.title', path: '/apps/ecommerce/shop' }];

export function CheckoutPage() {
  const { t } = useTranslation();
  const { data: cart, error, refetch } = useQuery(cartQuery);
  const checkout = useCheckout(cart);
  const { step, part, address, chooseAddress } = checkout;
  const isLedToAddress = useNamedIn(editParameter).id !== null && step === 'address';
  useFocusNearby({ step, part });
  return (
    <>
      <PageHeader titleKey="shop.checkout.title" crumbs={crumbs} />
      <UnansweredOrder />
      {!cart && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!cart && !error && <Skeleton height={480} radius="lg" />}
      {cart?.products.length === 0 && (
        <div className={classes.panel}>
          <EmptyState
            icon={<IconShoppingCart size={20} stroke={1.5} />}
            title={t('shop.cart.empty')}
            text={t('shop.cart.emptyText')}
            action={<ToShop />}
          />
        </div>
      )}
      {cart?.products.length === 0 && isLedToAddress && (
        <Suspense>
          <CheckoutAddress chosen={address} onChoose={chooseAddress} />
        </Suspense>
      )}
      {cart && cart.products.length > 0 && <FilledCheckout cart={cart} checkout={checkout} />}
    </>
  );
}

function useCheckout(cart: Cart | undefined) {
  const [{ step: wanted, address }, change] = useListSearch(CheckoutSearch, checkoutDefaults);
  // Without an address there is nothing to pay for yet, nor with a way of delivery that is offered no more.
  const isRouteKnown = address !== undefined && (!cart || deliveryOf(cart) !== undefined);
  const step = wanted === 'payment' && !isRouteKnown ? 'address' : wanted;
  const part = useRef<HTMLDivElement>(null);
  const go = useCallback((next: CheckoutStep, more: object = {}) => change({ step: next, ...more }), [change]);
  const chooseAddress = (id: number) => go('payment', { address: id });
  // Whoever was led back because the way was gone has chosen that now, and no more: the address is still to be seen.
  const stayAtAddress = () => change({ step: 'address' }, { replace: true });
  return { step, address, part, go, chooseAddress, stayAtAddress };
}

interface FilledCheckoutProps {
  cart: Cart;
  checkout: ReturnType<typeof useCheckout>;
}

function FilledCheckout({ cart, checkout }: FilledCheckoutProps) {
  const { step, address, part, go, chooseAddress, stayAtAddress } = checkout;
  return (
    <>
      <CheckoutSteps step={step} hasAddress={address !== undefined} onStep={go} />
      <CartNews cart={cart} isEdited={step === 'cart'} />
      <div className={classes.columns}>
        <div ref={part}>
          <Suspense fallback={<Skeleton height={320} radius="lg" />}>
            {step === 'cart' && <CheckoutCart cart={cart} />}
            {step === 'address' && (
              <div className={classes.stack}>
                <DeliveryChoice cart={cart} onChoose={stayAtAddress} />
                <CheckoutAddress chosen={address} onChoose={chooseAddress} />
              </div>
            )}
            {step === 'payment' && address !== undefined && (
              <CheckoutPayment cart={cart} addressId={address} onStep={go} />
            )}
          </Suspense>
        </div>
        <Summary cart={cart} step={step} onNext={() => go('address')} />
      </div>
    </>
  );
}

interface SummaryProps {
  cart: Cart;
  step: CheckoutStep;
  onNext: () => void;
}

function Summary({ cart, step, onNext }: SummaryProps) {
  const { t } = useTranslation();
  const isReady = canOrder(cart);
  return (
    <aside className={classes.summary} aria-label={t('shop.price.title')}>
      {step !== 'address' && <CouponBox cart={cart} />}
      <PriceDetails cart={cart} />
      {step === 'cart' && (
        <Button fullWidth disabled={!isReady} onClick={onNext}>
          {t('shop.checkout.toAddress')}
        </Button>
      )}
      {!isReady && <p className={classes.reason}>{t('shop.checkout.notReady')}</p>}
    </aside>
  );
}
