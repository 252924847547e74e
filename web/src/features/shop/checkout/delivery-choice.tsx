import '@mantine/core/styles/Radio.css';
import { Alert, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import classes from './checkout.module.css';
import { type Cart, deliveryOf, totalsWith } from './checkout-totals.ts';
import { useDeliveryWords } from './use-delivery-words.ts';

interface DeliveryChoiceProps {
  cart: Cart;
  /** What was chosen; the first that is offered, until then. */
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** How what is ordered is to come, where there is something to choose. */
export function DeliveryChoice({ cart, chosen, onChoose }: DeliveryChoiceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { wordsOf } = useDeliveryWords();
  const { deliveries } = cart.terms;
  const delivery = deliveryOf(cart, chosen);
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
        onChange={(value) => onChoose(Number(value))}
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
                    <bdi>{offer.name}</bdi> · <bdi>{price}</bdi>
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
