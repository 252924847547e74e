import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useDeliveryWords } from '../../../ui/use-delivery-words.ts';
import classes from '../checkout/checkout.module.css';
import { type Cart, pricedDelivery, totalsOf } from '../checkout/checkout-totals.ts';

interface Sums {
  subtotalCents: number;
  discountCents: number;
  couponCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** What was given back of it. */
  refundedCents?: number;
}

export function PriceDetails({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const { nameAndDays } = useDeliveryWords();
  const delivery = pricedDelivery(cart);
  const pieces = cart.products.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <section>
      <h2 className={classes.heading}>{t('shop.price.title')}</h2>
      <PriceList
        sums={totalsOf(cart)}
        pieces={pieces}
        couponCode={cart.coupon?.code ?? null}
        deliveryMethod={delivery ? nameAndDays(delivery) : ''}
        taxBasisPoints={cart.terms.taxBasisPoints}
      />
    </section>
  );
}

interface PriceListProps {
  sums: Sums;
  pieces: number;
  couponCode: string | null;
  /** What it is called, and how long it takes where that is known; empty where nobody knows. */
  deliveryMethod: string;
  taxBasisPoints: number;
}

/** What a cart or an order comes to, sum by sum. */
export function PriceList({ sums, pieces, couponCode, deliveryMethod, taxBasisPoints }: PriceListProps) {
  const { t } = useTranslation();
  const { money, number, rate } = useFormat();
  const { subtotalCents, discountCents, couponCents, shippingCents, taxCents, totalCents, refundedCents = 0 } = sums;
  const ownDiscount = discountCents - couponCents;
  return (
    <dl className={classes.prices}>
      <Row name={t('shop.price.goods', { count: pieces, formatted: number(pieces) })} value={money(subtotalCents)} />
      {ownDiscount > 0 && <Row name={t('shop.price.discount')} value={money(-ownDiscount)} isGood />}
      {couponCents > 0 && (
        <Row name={t('shop.price.coupon', { code: couponCode ?? '' })} value={money(-couponCents)} isGood />
      )}
      <Row
        name={t('shop.price.shipping')}
        about={deliveryMethod}
        value={shippingCents === 0 ? t('shop.price.free') : money(shippingCents)}
        isGood={shippingCents === 0}
      />
      <Row name={t('shop.price.tax', { percent: rate(taxBasisPoints) })} value={money(taxCents)} />
      <div className={classes.total}>
        <dt>{t('shop.price.total')}</dt>
        <dd>{money(totalCents)}</dd>
      </div>
      {refundedCents > 0 && (
        <>
          <Row name={t('shop.price.refunded')} value={money(-refundedCents)} isGood />
          <Row name={t('shop.price.kept')} value={money(totalCents - refundedCents)} />
        </>
      )}
    </dl>
  );
}

interface RowProps {
  name: string;
  about?: string;
  value: string;
  isGood?: boolean;
}

function Row({ name, about = '', value, isGood = false }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        {about !== '' && <bdi className={classes.about}>{about}</bdi>}
      </dt>
      <dd className={isGood ? classes.good : undefined}>{value}</dd>
    </div>
  );
}
