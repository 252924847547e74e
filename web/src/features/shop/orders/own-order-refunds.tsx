import type { OrderWithLines } from '@atrium/contract/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import classes from '../checkout/checkout.module.css';

/** What was given back, and why. */
export function OwnOrderRefunds({ order: { refunds } }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (refunds.length === 0) return null;
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('orders.refunds.title')}</h2>
      <ul className={classes.lines}>
        {refunds.map(({ id, amountCents, reason, refundedAt }) => (
          <li key={id} className={classes.line}>
            <div className={classes.lineWords}>
              <bdi>{reason}</bdi>
              <span className={classes.muted}>
                <RelativeTime moment={refundedAt} />
              </span>
            </div>
            <span className={classes.lineSum}>{money(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
