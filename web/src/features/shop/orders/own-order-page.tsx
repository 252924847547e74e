import '../../../ui/mantine-styles.ts';
import { refundableCents } from '@atrium/contract/order-steps';
import type { OrderLine, OrderWithLines } from '@atrium/contract/orders';
import { Alert, Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { ColorName } from '../../../ui/color-swatches.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import { OrderLabels } from '../../../ui/order-labels.tsx';
import { isTracked, OrderTracking } from '../../../ui/order-tracking.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import { useDeliveryWords } from '../../../ui/use-delivery-words.ts';
import { PriceList } from '../cart/price-details.tsx';
import { AddressText } from '../checkout/address-text.tsx';
import classes from '../checkout/checkout.module.css';
import { nextNoteOf, paymentNoteOf } from '../checkout/payment-note.ts';
import { centsOf } from '../money.ts';
import page from '../products/product-page.module.css';
import { orderQuery } from './orders.queries.ts';
import { OwnOrderRefunds } from './own-order-refunds.tsx';

const OwnOrderInvoice = loadedLater(async () => ({
  default: (await import('./own-order-invoice.tsx')).OwnOrderInvoice,
}));

const crumbs = [
  { titleKey: 'shell.menu.eCommerce' },
  { titleKey: 'shop.orders.title', path: '/apps/ecommerce/orders' },
];

interface OwnOrderPageProps {
  id: number | null;
  /** It was placed a moment ago. */
  isNew: boolean;
}

export function OwnOrderPage({ id, isNew }: OwnOrderPageProps) {
  const { t } = useTranslation();
  const title = id === null ? t('shop.orders.order') : t('shop.orders.number', { id });
  usePageTitle(title);
  return (
    <>
      <PageHeader titleKey="shop.orders.order" title={title} crumbs={crumbs} />
      {id === null ? <OrderMissing /> : <KnownOrder id={id} isNew={isNew} />}
    </>
  );
}

function KnownOrder({ id, isNew }: { id: number; isNew: boolean }) {
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  if (order === undefined && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (order === undefined) return <Skeleton height={480} radius="lg" />;
  return order === null ? <OrderMissing /> : <FoundOrder order={order} isNew={isNew} />;
}

function OrderMissing() {
  const { t } = useTranslation();
  return (
    <MissingRecord title={t('shop.orders.missing')} list="/apps/ecommerce/orders" listLabel={t('shop.orders.toList')} />
  );
}

function FoundOrder({ order, isNew }: { order: OrderWithLines; isNew: boolean }) {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  const { orderedWay } = useDeliveryWords();
  return (
    <>
      {isNew && (
        <Alert
          color="success"
          role="status"
          mb="md"
          icon={<IconCircleCheck size={18} stroke={1.5} aria-hidden />}
          title={t('shop.orders.thanks')}
        >
          {t('shop.orders.thanksText', { id: order.id })}
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <section className={classes.panel}>
            <header className={classes.panelHeader}>
              <h2 className={classes.heading}>{t('shop.orders.placed', { moment: dateTime(order.placedAt) })}</h2>
              <OrderLabels order={order} />
            </header>
            <Lines lines={order.lines} />
          </section>
          <section className={classes.panel}>
            <h2 className={classes.heading}>{t('shop.orders.next')}</h2>
            <p className={classes.paragraph}>
              {t(`shop.orders.nextOf.${nextNoteOf(order)}`, { amount: money(refundableCents(order)) })}
            </p>
            <PaymentNote order={order} />
          </section>
          {isTracked(order) && (
            <section className={classes.panel}>
              <h2 className={classes.heading}>{t('orders.tracking.title')}</h2>
              <OrderTracking order={order} />
            </section>
          )}
          <OwnOrderRefunds order={order} />
        </div>
        <aside className={classes.summary} aria-label={t('shop.price.title')}>
          <section>
            <h2 className={classes.heading}>{t('shop.price.title')}</h2>
            <PriceList sums={sumsOf(order)} {...order} deliveryMethod={orderedWay(order)} />
            {order.invoiceId !== null && order.isInvoiceIssued && (
              <Suspense>
                <OwnOrderInvoice orderId={order.id} invoiceId={order.invoiceId} />
              </Suspense>
            )}
          </section>
          <section>
            <h2 className={classes.heading}>{t('shop.payment.deliverTo')}</h2>
            <AddressText address={order.address} />
          </section>
        </aside>
      </div>
    </>
  );
}

function sumsOf({ subtotal, discount, coupon, shipping, tax, total, refunded }: OrderWithLines) {
  return {
    subtotalCents: centsOf(subtotal),
    discountCents: centsOf(discount),
    couponCents: centsOf(coupon),
    shippingCents: centsOf(shipping),
    taxCents: centsOf(tax),
    totalCents: centsOf(total),
    refundedCents: centsOf(refunded),
  };
}

function PaymentNote({ order }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const method = t(`shop.payment.methods.${order.paymentMethod}`);
  return (
    <p className={classes.paragraph}>
      {t(`shop.orders.payment.${paymentNoteOf(order)}`, { method })}{' '}
      {order.paymentReference !== '' && (
        <span className={classes.muted}>
          {t('shop.orders.reference')} <bdi>{order.paymentReference}</bdi>
        </span>
      )}
    </p>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation();
  const { money, number, percent } = useFormat();
  return (
    <ul className={classes.lines} aria-label={t('shop.orders.lines')}>
      {lines.map((line) => (
        <li key={`${line.productId} ${line.name}`} className={classes.line}>
          <div className={classes.lineWords}>
            <LineName line={line} />
            <span className={classes.muted}>
              {t('shop.orders.times', { formatted: number(line.quantity), price: money(centsOf(line.price)) })}
              {line.discountPercentage > 0 &&
                ` · ${t('shop.orders.lineDiscount', { percent: percent(line.discountPercentage / 100) })}`}
            </span>
            {line.color && <ColorName color={line.color} />}
          </div>
          <span className={classes.lineSum}>
            <PaidPrice {...line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is sold no more has no page. */
function LineName({ line: { productId, name } }: { line: OrderLine }) {
  if (productId === null) return <bdi>{name}</bdi>;
  return (
    <Link to="/apps/ecommerce/product-detail/$product" params={{ product: String(productId) }} className={page.link}>
      <bdi>{name}</bdi>
    </Link>
  );
}
