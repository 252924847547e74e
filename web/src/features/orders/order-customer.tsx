import type { OrderBuyer, OrderWithLines } from '@atrium/contract/orders';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './orders.module.css';

/** Who ordered, where to, and how it is paid. */
export function OrderCustomer({ order }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { address, paymentMethod, placedAt, paidAt, shippedAt, deliveredAt, cancelledAt } = order;
  const moments = { placedAt, paidAt, shippedAt, deliveredAt, cancelledAt };
  return (
    <Panel title={t('orders.customer.title')}>
      <dl className={classes.facts}>
        <Fact label={t('orders.fields.customerName')}>
          <bdi>{order.customerName}</bdi>
        </Fact>
        {order.buyer && (
          <Fact label={t('orders.customer.account')}>
            <Buyer buyer={order.buyer} />
          </Fact>
        )}
        <Fact label={t('orders.customer.phone')}>
          <bdi>{address.mobileNumber}</bdi>
        </Fact>
        <Fact label={t('orders.customer.address')}>
          <bdi>
            {address.houseNumber}, {address.landmark}
            <br />
            {address.pincode} {address.town}
            <br />
            {address.state}
          </bdi>
        </Fact>
        <Fact label={t('orders.fields.paymentMethod')}>
          {t(`orders.paymentMethods.${paymentMethod}`)}
          {paidAt === null && order.total > 0 && ` · ${t(`orders.paymentStates.${order.paymentState}`)}`}
        </Fact>
        {order.paymentReference !== '' && (
          <Fact label={t('orders.customer.reference')}>
            <bdi>{order.paymentReference}</bdi>
          </Fact>
        )}
        {Object.entries(moments).map(
          ([name, moment]) =>
            moment !== null && (
              <Fact key={name} label={t(`orders.fields.${name}`)}>
                {dateTime(moment)}
              </Fact>
            ),
        )}
      </dl>
    </Panel>
  );
}

/** Who signed in to order, with the way to their user where there is one. */
function Buyer({ buyer: { name, email, userId } }: { buyer: OrderBuyer }) {
  const mayRead = useAbility().can('read', 'User');
  return (
    <>
      {userId !== null && mayRead ? (
        <Link to="/apps/user/view/$id" params={{ id: String(userId) }} className={classes.number}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      <br />
      <a href={`mailto:${email}`} className={classes.number}>
        <bdi>{email}</bdi>
      </a>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
