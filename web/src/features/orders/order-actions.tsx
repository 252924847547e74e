import { type OrderStep, refundableCents, stepsOf } from '@atrium/contract/order-steps';
import type { OrderWithLines } from '@atrium/contract/orders';
import { Button } from '@mantine/core';
import { IconCash, IconCheck, IconFileInvoice, IconReceiptRefund, IconTruckDelivery, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useInvoiceOrder, useOrderStep } from './orders.queries.ts';

const icons = { pay: IconCash, ship: IconTruckDelivery, deliver: IconCheck, cancel: IconX } as const;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with the order as it is; what comes next stands out. */
export function OrderActions({ order, onRefund }: { order: OrderWithLines; onRefund: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const step = useOrderStep(order.id);
  if (ability.cannot('manage', 'Order')) return null;
  const steps = stepsOf(order);
  const stepButton = (name: OrderStep) => {
    const Icon = icons[name];
    const isNext = name === steps[0] && name !== 'cancel';
    return (
      <Button
        key={name}
        variant={isNext ? 'filled' : 'default'}
        leftSection={<Icon {...icon} />}
        loading={step.isPending && step.variables === name}
        disabled={step.isPending}
        onClick={() => step.mutate(name)}
      >
        {t(`orders.steps.${name}`)}
      </Button>
    );
  };
  return (
    <>
      {steps.map(stepButton)}
      {refundableCents(order) > 0 && (
        <Button variant="default" leftSection={<IconReceiptRefund {...icon} />} onClick={onRefund}>
          {t('orders.steps.refund')}
        </Button>
      )}
      {ability.can('create', 'Invoice') && <InvoiceButton order={order} />}
    </>
  );
}

/** One click writes the invoice; from then on it leads there. */
function InvoiceButton({ order: { id, invoiceId } }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const invoicing = useInvoiceOrder(id);
  if (invoiceId === null) {
    return (
      <Button
        variant="default"
        leftSection={<IconFileInvoice {...icon} />}
        loading={invoicing.isPending}
        onClick={() => invoicing.mutate()}
      >
        {t('orders.steps.invoice')}
      </Button>
    );
  }
  const path: string = `/apps/invoice/preview/${invoiceId}`;
  return (
    <Button variant="default" component={Link} to={path} leftSection={<IconFileInvoice {...icon} />}>
      {t('orders.openInvoice', { invoice: invoiceId })}
    </Button>
  );
}
