import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Pill.css';
import { couponUnits } from '@atrium/contract/coupons';
import { MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../../backend/configuration.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { MoneyField, OptionalMoneyField } from '../../../ui/forms/money-field.tsx';
import { OptionalScaledField, ScaledField } from '../../../ui/forms/scaled-field.tsx';
import type { ContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useCategories, useCategoryName } from '../../../ui/product-categories.ts';
import { type CouponFormValues, withUnit } from './coupon-form-values.ts';

export function CouponFields({ form }: Pick<ContractForm<CouponFormValues>, 'form'>) {
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
      <OptionalScaledField
        label={label('limitPerCustomer')}
        description={t('shop.coupons.unlimited')}
        scale={1}
        isAboveZero
        {...form.getInputProps('limitPerCustomer')}
      />
      <CategoriesField form={form} />
    </Stack>
  );
}

/** The categories of goods that it is for; one that is gone meanwhile can be taken out. */
function CategoriesField({ form }: Pick<ContractForm<CouponFormValues>, 'form'>) {
  const { t } = useTranslation();
  const known = useCategories();
  const categoryName = useCategoryName();
  const { categories } = form.getValues();
  const gone = categories.filter((slug) => !known.some((category) => category.slug === slug));
  const choices = [...known, ...gone.map((slug) => ({ slug, label: categoryName(slug) }))];
  return (
    <MultiSelect
      label={t('shop.coupons.fields.categories')}
      description={t('shop.coupons.allCategories')}
      data={choices.map(({ slug, label }) => ({ value: slug, label }))}
      searchable={choices.length > 10}
      hidePickedOptions
      {...form.getInputProps('categories')}
    />
  );
}
