import { isInvoiceable, nextStepOf, type OrderStep, refundableCents, stepsOf } from '@atrium/contract/order-steps';
import type { OrderWithLines } from '@atrium/contract/orders';
import { Button } from '@mantine/core';
import { IconCash, IconCheck, IconFileInvoice, IconReceiptRefund, IconTruckDelivery, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { useInvoiceOrder, useOrderStep } from './orders.queries.ts';

const icons = { pay: IconCash, ship: IconTruckDelivery, deliver: IconCheck, cancel: IconX } as const;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface OrderActionsProps {
  order: OrderWithLines;
  onShip: () => void;
  onCancel: () => void;
}

/** What can be done with the order as it is; what comes next stands out, and is there for who may only read, with why not. Sending it asks how it travels, cancelling what was paid what is given back. */
export function OrderActions({ order, onShip, onCancel }: OrderActionsProps) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'Order');
  const step = useOrderStep(order.id);
  const { confirm, dialog } = useConfirm();
  const next = nextStepOf(order);
  const cancelUnpaid = async () => {
    const question = {
      title: t('orders.cancelling.panel', { id: order.id }),
      text: t('orders.cancelling.unpaidText'),
      confirm: t('orders.steps.cancel'),
      leave: t('orders.cancelling.leave'),
      isDanger: true,
    };
    if (await confirm(question)) step.mutate('cancel');
  };
  const take = (name: OrderStep) => {
    if (name === 'ship') onShip();
    else if (name === 'cancel' && refundableCents(order) > 0) onCancel();
    else if (name === 'cancel') void cancelUnpaid();
    else step.mutate(name);
  };
  const stepButton = (name: OrderStep) => {
    const Icon = icons[name];
    return (
      <WhyNot key={name} action="update" subject="Order">
        <Button
          variant={name === next ? 'filled' : 'default'}
          leftSection={<Icon {...icon} />}
          loading={step.isPending && step.variables === name}
          disabled={step.isPending}
          onClick={() => take(name)}
        >
          {t(`orders.steps.${name}`)}
        </Button>
      </WhyNot>
    );
  };
  return (
    <>
      {stepsOf(order)
        .filter((name) => canUpdate || name === next)
        .map(stepButton)}
      <InvoiceButton order={order} />
      {dialog}
    </>
  );
}

/** It stands with the sums, where a message about the last step does not lie over it. */
export function RefundButton({ order, onRefund }: { order: OrderWithLines; onRefund: () => void }) {
  const { t } = useTranslation();
  if (useAbility().cannot('update', 'Order') || refundableCents(order) === 0) return null;
  return (
    <Button size="xs" variant="default" leftSection={<IconReceiptRefund {...icon} />} onClick={onRefund}>
      {t('orders.steps.refund')}
    </Button>
  );
}

/** One click writes the invoice; from then on it leads there. */
function InvoiceButton({ order }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { id, invoiceId } = order;
  const ability = useAbility();
  const invoicing = useInvoiceOrder(id);
  if (invoiceId === null) {
    const canInvoice = ability.can('update', 'Order') && ability.can('create', 'Invoice');
    if (!canInvoice || !isInvoiceable(order)) return null;
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
  if (ability.cannot('read', 'Invoice')) return null;
  const path: string = `/apps/invoice/preview/${invoiceId}`;
  return (
    <Button variant="default" component={Link} to={path} leftSection={<IconFileInvoice {...icon} />}>
      {t('orders.openInvoice', { invoice: invoiceId })}
    </Button>
  );
}
