import { type Coupon, couponUnits } from '@atrium/contract/coupons';
import { Select, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../../backend/configuration.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { MoneyField, OptionalMoneyField } from '../../../ui/forms/money-field.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { OptionalScaledField, ScaledField } from '../../../ui/forms/scaled-field.tsx';
import { type ContractForm, useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { type CouponFormValues, couponValues, FilledCoupon, newCouponValues, withUnit } from './coupon-form-values.ts';
import { useSaveCoupon } from './coupons.queries.ts';

interface CouponPanelProps {
  /** Null is a new one. */
  coupon: Coupon | null;
  onClose: () => void;
}

export function CouponPanel({ coupon, onClose }: CouponPanelProps) {
  const { t } = useTranslation();
  const title = coupon ? t('shop.coupons.editTitle', { code: coupon.code }) : t('shop.coupons.addTitle');
  return (
    <SidePanel title={title} onClose={onClose} record={coupon && { entity: 'coupon', id: coupon.id }}>
      {(panel) => <CouponForm coupon={coupon} panel={panel} />}
    </SidePanel>
  );
}

const days = 30;

function CouponForm({ coupon, panel }: { coupon: Coupon | null; panel: PanelControls }) {
  const { t } = useTranslation();
  const save = useSaveCoupon(coupon?.id ?? null);
  const contractForm = useContractForm({
    schema: FilledCoupon,
    initialValues: coupon ? couponValues(coupon) : newCouponValues(dayIn(0), dayIn(days)),
    submit: async (values) => {
      const { coupon: saved, changeId } = await save.mutateAsync(values);
      const said = coupon ? 'shop.coupons.said.updated' : 'shop.coupons.said.added';
      notify({ message: t(said, { code: saved.code }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={t(coupon ? 'shop.coupons.save' : 'shop.coupons.add')}
      isKnown={coupon !== null}
    >
      <Fields form={contractForm.form} />
    </PanelForm>
  );
}

function dayIn(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}

function Fields({ form }: Pick<ContractForm<CouponFormValues>, 'form'>) {
  const { t } = useTranslation();
  const currency = useHouseCurrency();
  const label = (field: string) => t(`shop.coupons.fields.${field}`);
  const { unit, value } = form.getValues();
  const choose = (chosen: string | null) => {
    const next = couponUnits.find((known) => known === chosen) ?? unit;
    if (next !== unit) form.setValues(withUnit(next, value));
  };
  return (
    <Stack gap="md">
      <TextInput
        label={label('code')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        autoCapitalize="characters"
        {...form.getInputProps('code')}
      />
      <Select
        label={label('unit')}
        allowDeselect={false}
        data={couponUnits.map((each) => ({ value: each, label: t(`shop.coupons.units.${each}`) }))}
        {...form.getInputProps('unit')}
        onChange={choose}
      />
      {unit === 'percent' ? (
        <ScaledField
          label={label('percentage')}
          withAsterisk
          scale={1}
          isAboveZero
          unit="%"
          {...form.getInputProps('value')}
        />
      ) : (
        <MoneyField
          label={t('shop.coupons.fields.amount', { currency })}
          withAsterisk
          isAboveZero
          {...form.getInputProps('value')}
        />
      )}
      <OptionalMoneyField
        label={t('shop.coupons.fields.minimum', { currency })}
        {...form.getInputProps('minimumCents')}
      />
      <DayField label={label('validFrom')} withAsterisk {...form.getInputProps('validFrom')} />
      <DayField label={label('validUntil')} withAsterisk {...form.getInputProps('validUntil')} />
      <OptionalScaledField
        label={label('limitOfUses')}
        description={t('shop.coupons.unlimited')}
        scale={1}
        isAboveZero
        {...form.getInputProps('limitOfUses')}
      />
    </Stack>
  );
}
