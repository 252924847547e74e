import '@mantine/core/styles/Radio.css';
import type { PaymentMethod } from '@atrium/contract/orders';
import { Alert, Button, Radio, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { paymentMethodsQuery } from '../orders/orders.queries.ts';
import { AddressText } from './address-text.tsx';
import { addressesQuery } from './addresses.queries.ts';
import classes from './checkout.module.css';
import type { CheckoutStep } from './checkout-search.ts';
import { type Cart, canOrder, deliveryOf, totalsOf } from './checkout-totals.ts';
import { usePlaceOrder, useUnansweredOrder } from './use-place-order.ts';

interface CheckoutPaymentProps {
  cart: Cart;
  addressId: number;
  onStep: (step: CheckoutStep) => void;
}

export function CheckoutPayment({ cart, addressId, onStep }: CheckoutPaymentProps) {
  const { t } = useTranslation();
  const addresses = useQuery(addressesQuery);
  const payment = useQuery(paymentMethodsQuery);
  const error = addresses.error ?? payment.error;
  if (error && !(addresses.data && payment.data)) {
    return <ErrorState error={error} onRetry={() => void Promise.all([addresses.refetch(), payment.refetch()])} />;
  }
  if (!addresses.data || !payment.data) return <Skeleton height={320} radius="lg" />;
  const address = addresses.data.find(({ id }) => id === addressId);
  const toAddress = (
    <Button size="xs" variant="default" onClick={() => onStep('address')}>
      {t('shop.payment.otherAddress')}
    </Button>
  );
  if (!address) {
    return (
      <section className={classes.panel}>
        <p className={classes.bad}>{t('shop.payment.noAddress')}</p>
        {toAddress}
      </section>
    );
  }
  return (
    <div className={classes.stack}>
      <section className={classes.panel}>
        <header className={classes.panelHeader}>
          <h2 className={classes.heading}>{t('shop.payment.deliverTo')}</h2>
          {toAddress}
        </header>
        <AddressText address={address} />
      </section>
      <Paying cart={cart} address={address} {...payment.data} />
    </div>
  );
}

interface PayingProps {
  cart: Cart;
  address: Parameters<ReturnType<typeof usePlaceOrder>['mutate']>[0]['address'];
  methods: readonly PaymentMethod[];
  savedCard: string | null;
  isTest: boolean;
}

function Paying({ cart, address, methods, savedCard, isTest }: PayingProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const offered = methods.filter((method) => method !== 'saved-card' || savedCard !== null);
  const [chosen, setChosen] = useState(offered[0] ?? 'card');
  const { mutate, isPending, error, reset } = usePlaceOrder();
  // What was asked for last may be placed already: that comes first.
  const isAnswered = useUnansweredOrder() === null;
  const { totalCents } = totalsOf(cart);
  const deliveryMethodId = deliveryOf(cart)?.id;
  const isPaidNow = chosen !== 'cash-on-delivery' && totalCents > 0;
  const place = () => mutate({ address, paymentMethod: chosen, deliveryMethodId, expectedTotalCents: totalCents });
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('shop.payment.title')}</h2>
      <Radio.Group
        value={chosen}
        onChange={(value) => {
          reset();
          setChosen(offered.find((method) => method === value) ?? chosen);
        }}
        aria-label={t('shop.payment.title')}
      >
        <div className={classes.methods}>
          {offered.map((method) => (
            <Method key={method} method={method}>
              {t(`shop.payment.methods.${method}`)}
              {method === 'saved-card' && (
                <>
                  {' '}
                  <bdi className={classes.muted}>{savedCard}</bdi>
                </>
              )}
            </Method>
          ))}
        </div>
      </Radio.Group>
      <p className={classes.muted}>{t(isTest ? 'shop.payment.test' : 'shop.payment.safe')}</p>
      {error && (
        <Alert color="danger" role="alert" mb="md">
          {messageOf(error)}
        </Alert>
      )}
      <Button loading={isPending} disabled={!(canOrder(cart) && isAnswered)} onClick={place}>
        {t(isPaidNow ? 'shop.payment.pay' : 'shop.payment.order', { total: money(totalCents) })}
      </Button>
    </section>
  );
}

function Method({ method, children }: { method: PaymentMethod; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.method}>
      <Radio value={method} size="sm" label={children} description={t(`shop.payment.about.${method}`)} />
    </div>
  );
}
