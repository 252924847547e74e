import '@mantine/core/styles/Radio.css';
import { Alert, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { deliveryName, useDeliveryWords } from '../../../ui/use-delivery-words.ts';
import classes from './checkout.module.css';
import { type Cart, deliveryOf, totalsWith } from './checkout-totals.ts';
import { useChooseDelivery } from './use-choose-delivery.ts';

interface DeliveryChoiceProps {
  cart: Cart;
  /** Before anything follows from it. */
  onChoose: () => void;
}

/** How what is ordered is to come, where there is something to choose. Until somebody chooses, it is the first that is offered. */
export function DeliveryChoice({ cart, onChoose }: DeliveryChoiceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { wordsOf } = useDeliveryWords();
  const { deliveries } = cart.terms;
  const delivery = deliveryOf(cart);
  const { mutate } = useChooseDelivery();
  const choose = (value: string) => {
    const offer = deliveries.find(({ id }) => String(id) === value);
    if (!offer) return;
    onChoose();
    mutate(offer);
  };
  if (deliveries.length < 2 && delivery) return null;
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('shop.delivery.title')}</h2>
      {!delivery && (
        <Alert color="warning" role="alert" mb="md">
          {t('shop.delivery.gone')}
        </Alert>
      )}
      <Radio.Group
        value={delivery ? String(delivery.id) : null}
        onChange={choose}
        aria-label={t('shop.delivery.title')}
      >
        {deliveries.map((offer) => {
          const { shippingCents } = totalsWith(cart, offer);
          const price = shippingCents === 0 ? t('shop.price.free') : money(shippingCents);
          return (
            <div key={offer.id} className={classes.method}>
              <Radio
                value={String(offer.id)}
                size="sm"
                label={
                  <>
                    <bdi>{deliveryName(offer.name, t)}</bdi> · <bdi>{price}</bdi>
                  </>
                }
                description={wordsOf(offer).details}
              />
            </div>
          );
        })}
      </Radio.Group>
    </section>
  );
}
