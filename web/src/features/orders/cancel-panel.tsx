import { refundableCents } from '@atrium/contract/order-steps';
import type { OrderWithLines } from '@atrium/contract/orders';
import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { useOrderStep, useRefundOrder } from './orders.queries.ts';
import { RefundFields, RefundValues } from './refund-fields.tsx';

/** Cancels what was paid: with the money back, unless one says otherwise. */
export function CancelPanel({ order, onClose }: { order: OrderWithLines; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('orders.cancelling.panel', { id: order.id })} onClose={onClose}>
      {(panel) => <CancelForm order={order} panel={panel} />}
    </SidePanel>
  );
}

function CancelForm({ order, panel }: { order: OrderWithLines; panel: PanelControls }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { id } = order;
  const refunding = useRefundOrder(id);
  const mostCents = refundableCents(order);
  const contractForm = useContractForm({
    schema: RefundValues,
    initialValues: { amountCents: mostCents, reason: '' },
    submit: async (values) => {
      const { changeId } = await refunding.mutateAsync({ ...values, restock: [], cancels: true });
      const amount = money(values.amountCents);
      notify({ message: t('orders.said.cancelRefunded', { id, amount }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <>
      <PanelForm
        contractForm={contractForm}
        panel={panel}
        submit={t('orders.steps.cancelRefunding')}
        leave={t('orders.cancelling.leave')}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('orders.cancelling.hint', { amount: money(mostCents) })}
          </Text>
          <RefundFields form={contractForm.form} mostCents={mostCents} />
        </Stack>
      </PanelForm>
      <KeepingButton id={id} isDisabled={contractForm.isSubmitting} onDone={panel.finish} />
    </>
  );
}

interface KeepingButtonProps {
  id: number;
  isDisabled: boolean;
  onDone: () => void;
}

function KeepingButton({ id, isDisabled, onDone }: KeepingButtonProps) {
  const { t } = useTranslation();
  const step = useOrderStep(id);
  return (
    <Button
      mt="sm"
      variant="subtle"
      loading={step.isPending}
      disabled={isDisabled}
      onClick={() => step.mutate('cancel', { onSuccess: onDone })}
    >
      {t('orders.steps.cancelKeeping')}
    </Button>
  );
}
