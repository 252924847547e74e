import { NewRefund, refundableCents } from '@atrium/contract/order-steps';
import type { OrderWithLines } from '@atrium/contract/orders';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../ui/format.ts';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { useRefundOrder } from './orders.queries.ts';
import { RestockFields } from './restock-fields.tsx';

export function RefundPanel({ order, onClose }: { order: OrderWithLines; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('orders.refunds.panel', { id: order.id })} onClose={onClose}>
      {(panel) => <RefundForm order={order} panel={panel} />}
    </SidePanel>
  );
}

const RefundFields = z.pick(NewRefund, { amountCents: true, reason: true });

function RefundForm({ order, panel }: { order: OrderWithLines; panel: PanelControls }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const refunding = useRefundOrder(order.id);
  const [restock, setRestock] = useState<readonly number[]>([]);
  const mostCents = refundableCents(order);
  const contractForm = useContractForm({
    schema: RefundFields,
    initialValues: { amountCents: mostCents, reason: '' },
    submit: async (values) => {
      const lines = restock
        .map((quantity, position) => ({ position, quantity }))
        .filter(({ quantity }) => quantity > 0);
      const { changeId } = await refunding.mutateAsync({ ...values, restock: lines });
      const amount = money(values.amountCents);
      notify({ message: t('orders.said.refunded', { id: order.id, amount }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { form } = contractForm;
  const isDirty = form.isDirty() || restock.some((quantity) => quantity > 0);
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('orders.refunds.submit')} isDirty={isDirty}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('orders.refunds.most', { amount: money(mostCents) })}
        </Text>
        <MoneyField
          label={t('orders.refunds.amount')}
          withAsterisk
          max={mostCents / 100}
          {...form.getInputProps('amountCents')}
        />
        <TextInput
          label={t('orders.refunds.reason')}
          description={t('orders.refunds.reasonHint')}
          withAsterisk
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <RestockFields order={order} restock={restock} onChange={setRestock} />
      </Stack>
    </PanelForm>
  );
}
