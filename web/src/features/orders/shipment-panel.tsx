import { Tracking } from '@atrium/contract/order-tracking';
import type { OrderWithLines } from '@atrium/contract/orders';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../ui/forms/use-known-values.ts';
import { notify } from '../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { useShipOrder, useTrackOrder } from './orders.queries.ts';

interface ShipmentPanelProps {
  order: OrderWithLines;
  onClose: () => void;
}

/** Sends an order, or says of one that was sent how it travels. */
export function ShipmentPanel({ order, onClose }: ShipmentPanelProps) {
  const { t } = useTranslation();
  const [isSent] = useState(order.shippedAt !== null);
  const title = t(isSent ? 'orders.tracking.panel' : 'orders.tracking.ship', { id: order.id });
  return (
    <SidePanel title={title} onClose={onClose}>
      {(panel) => <ShipmentForm order={order} isSent={isSent} panel={panel} />}
    </SidePanel>
  );
}

interface ShipmentFormProps {
  order: OrderWithLines;
  isSent: boolean;
  panel: PanelControls;
}

function ShipmentForm({ order, isSent, panel }: ShipmentFormProps) {
  const { t } = useTranslation();
  const { id } = order;
  const ship = useShipOrder(id);
  const track = useTrackOrder(id);
  const contractForm = useContractForm({
    schema: Tracking,
    initialValues: valuesOf(order),
    submit: async (values) => {
      const body = { ...valuesOf(order), ...changedFields(known, values) };
      const { changeId } = await (isSent ? track : ship).mutateAsync(body);
      notify({ message: t(isSent ? 'orders.said.track' : 'orders.said.ship', { id }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, valuesOf(order), valuesOf);
  const submit = t(isSent ? 'orders.tracking.save' : 'orders.steps.ship');
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={submit} isKnown={isSent}>
      {isBehind && <ChangedMeanwhile said={t('orders.tracking.meanwhile')} onLoad={load} />}
      <Fields form={contractForm.form} />
    </PanelForm>
  );
}

function valuesOf({ carrier, trackingNumber, trackingUrl }: Tracking) {
  return { carrier, trackingNumber, trackingUrl };
}

function Fields({ form }: Pick<ContractForm<ReturnType<typeof valuesOf>>, 'form'>) {
  const { t } = useTranslation();
  const field = (name: keyof Tracking) => ({
    label: t(`orders.fields.${name}`),
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('orders.tracking.optional')}
      </Text>
      <TextInput {...field('carrier')} data-autofocus />
      <TextInput {...field('trackingNumber')} />
      <TextInput {...field('trackingUrl')} type="url" inputMode="url" dir="ltr" placeholder="https://" />
    </Stack>
  );
}
