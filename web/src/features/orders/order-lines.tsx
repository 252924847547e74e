import type { OrderLine, OrderWithLines } from '@atrium/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../ui/color-swatches.tsx';
import { useFormat } from '../../ui/format.ts';
import { PaidPrice } from '../../ui/paid-price.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDeliveryWords } from '../../ui/use-delivery-words.ts';
import classes from './orders.module.css';

/** What was ordered, as it was then, and what it comes to. */
export function OrderLines({ order, actions }: { order: OrderWithLines; actions: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('orders.lines.title')} actions={actions}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('orders.lines.item')}</th>
            <th scope="col">{t('orders.lines.quantity')}</th>
            <th scope="col">{t('orders.lines.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {numbered(order.lines).map(({ line, number }) => (
            <Line key={number} line={line} />
          ))}
        </tbody>
      </table>
      <Totals order={order} />
    </Panel>
  );
}

/** A line has no other name than its number. */
function numbered(lines: readonly OrderLine[]) {
  return lines.map((line, index) => ({ line, number: index + 1 }));
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useTranslation();
  const { money, number, percent } = useFormat();
  const price = money(Math.round(line.price * 100));
  const discount = line.discountPercentage;
  return (
    <tr>
      <td>
        <bdi className={classes.item}>{line.name}</bdi>
        {line.color && (
          <span className={classes.note}>
            <ColorName color={line.color} />
          </span>
        )}
        <span className={classes.note}>
          {discount > 0 ? t('orders.lines.priceLess', { price, discount: percent(discount / 100) }) : price}
          {line.returned > 0 &&
            ` · ${t('orders.lines.returned', { count: line.returned, formatted: number(line.returned) })}`}
        </span>
      </td>
      <td>{number(line.quantity)}</td>
      <td>
        <PaidPrice {...line} />
      </td>
    </tr>
  );
}

function Totals({ order }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { money, rate } = useFormat();
  const { orderedWay } = useDeliveryWords();
  const rows = [
    ['subtotal', order.subtotal],
    ['discount', order.coupon - order.discount],
    ...(order.coupon > 0 ? ([['coupon', -order.coupon]] as const) : []),
    ['shipping', order.shipping],
    ['tax', order.tax],
    ['total', order.total],
    ...(order.refunded > 0
      ? ([
          ['refunded', -order.refunded],
          ['kept', order.total - order.refunded],
        ] as const)
      : []),
  ] as const;
  return (
    <dl className={classes.totals}>
      {rows.map(([name, amount]) => (
        <div key={name} data-strong={name === 'total' || name === 'kept' || undefined}>
          <dt>
            {t(`orders.totals.${name}`, { code: order.couponCode, rate: rate(order.taxBasisPoints) })}
            {name === 'shipping' && order.deliveryMethod !== '' && (
              <bdi className={classes.note}>{orderedWay(order)}</bdi>
            )}
          </dt>
          <dd>{money(Math.round(amount * 100))}</dd>
        </div>
      ))}
    </dl>
  );
}
