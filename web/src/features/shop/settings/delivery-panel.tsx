import '@mantine/core/styles/Switch.css';
import { type DeliveryMethod, NewDeliveryMethod } from '@atrium/contract/delivery-methods';
import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../../backend/configuration.ts';
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { MoneyField, OptionalMoneyField } from '../../../ui/forms/money-field.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { OptionalScaledField } from '../../../ui/forms/scaled-field.tsx';
import { type ContractForm, useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { deliveryName, keptDeliveryName } from '../../../ui/use-delivery-words.ts';
import { deliveryMethodsQuery, useSaveDeliveryMethod } from './shop-settings.queries.ts';

interface DeliveryPanelProps {
  /** Null is a new one. */
  method: DeliveryMethod | null;
  onClose: () => void;
}

export function DeliveryPanel({ method, onClose }: DeliveryPanelProps) {
  const { t } = useTranslation();
  const title = method
    ? t('shop.settings.delivery.editTitle', { name: deliveryName(method.name, t) })
    : t('shop.settings.delivery.addTitle');
  return (
    <SidePanel title={title} onClose={onClose} record={method && { entity: 'delivery-method', id: method.id }}>
      {(panel) => <DeliveryForm method={method} panel={panel} />}
    </SidePanel>
  );
}

type Values = NewDeliveryMethod & Record<string, unknown>;

const empty: Values = {
  ...{ name: '', priceCents: 0, freeFromCents: null },
  ...{ leastDays: null, mostDays: null, isActive: true },
};

function valuesOf(method: DeliveryMethod | null, t: TFunction): Values {
  if (method === null) return empty;
  const { id: _, name, ...values } = method;
  return { ...values, name: deliveryName(name, t) };
}

function DeliveryForm({ method, panel }: { method: DeliveryMethod | null; panel: PanelControls }) {
  const { t } = useTranslation();
  const { mutateAsync } = useSaveDeliveryMethod(method?.id ?? null);
  const { data: methods } = useQuery(deliveryMethodsQuery);
  const contractForm = useContractForm<Values, NewDeliveryMethod>({
    schema: NewDeliveryMethod,
    initialValues: valuesOf(method, t),
    submit: async (written) => {
      const { method: saved, changeId } = await mutateAsync({ ...written, name: keptDeliveryName(written.name, t) });
      const said = method ? 'shop.settings.said.updated' : 'shop.settings.said.added';
      notify({ message: t(said, { name: deliveryName(saved.name, t) }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const latest = methods?.find(({ id }) => id === method?.id) ?? method;
  const { isBehind, load } = useKnownValues(contractForm, latest, (known) => valuesOf(known, t));
  return (
    <>
      {isBehind && <ChangedMeanwhile said={t('shop.settings.changedMeanwhile')} onLoad={load} />}
      <PanelForm
        contractForm={contractForm}
        panel={panel}
        submit={method ? t('ui.saveChanges') : t('shop.settings.delivery.add')}
        isKnown={method !== null}
      >
        <Fields form={contractForm.form} />
      </PanelForm>
    </>
  );
}

function Fields({ form }: Pick<ContractForm<Values>, 'form'>) {
  const { t } = useTranslation();
  const currency = useHouseCurrency();
  const days = (field: 'leastDays' | 'mostDays') => (
    <OptionalScaledField
      label={t(`shop.settings.delivery.fields.${field}`)}
      scale={1}
      max={365}
      {...form.getInputProps(field)}
    />
  );
  return (
    <Stack gap="md">
      <TextInput
        label={t('shop.settings.delivery.fields.name')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <MoneyField
        label={t('shop.settings.delivery.fields.price', { currency })}
        withAsterisk
        {...form.getInputProps('priceCents')}
      />
      <OptionalMoneyField
        label={t('shop.settings.delivery.fields.freeFrom', { currency })}
        description={t('shop.settings.delivery.freeFromText')}
        isAboveZero
        {...form.getInputProps('freeFromCents')}
      />
      <Group grow align="start">
        {days('leastDays')}
        {days('mostDays')}
      </Group>
      <Switch
        label={t('shop.settings.delivery.fields.isActive')}
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </Stack>
  );
}
