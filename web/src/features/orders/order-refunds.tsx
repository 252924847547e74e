import type { OrderWithLines } from '@atrium/contract/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import classes from './orders.module.css';

export function OrderRefunds({ order }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  return (
    <Panel title={t('orders.refunds.title')}>
      <ul className={classes.refunds}>
        {order.refunds.map(({ id, amountCents, reason, refundedAt, restock }) => {
          const count = restock.reduce((sum, { quantity }) => sum + quantity, 0);
          return (
            <li key={id}>
              <span>
                <bdi>{reason}</bdi>
                <span className={classes.note}>
                  <RelativeTime moment={refundedAt} />
                  {count > 0 && ` · ${t('orders.lines.returned', { count, formatted: number(count) })}`}
                </span>
              </span>
              <span className={classes.amount}>{money(amountCents)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
