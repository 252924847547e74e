import '@mantine/core/styles/Switch.css';
import { productRatings } from '@atrium/contract/products';
import { Autocomplete, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { FollowMark } from '../../ui/forms/follow-mark.ts';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { ScaledField } from '../../ui/forms/scaled-field.tsx';
import { CategoryField } from './category-field.tsx';
import { ColorFields } from './color-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import classes from './products.module.css';
import { brandsQuery } from './products.queries.ts';

type Form = UseFormReturnType<ProductFormValues>;

export function ProductFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  const { data: brands = [] } = useQuery(brandsQuery);
  const { hasFreeShipping, colors } = form.getValues();
  const label = (field: string) => t(`products.fields.${field}`);
  return (
    <Stack gap="md">
      <TextInput
        label={t('products.form.name')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Textarea label={label('description')} autosize minRows={3} maxRows={8} {...form.getInputProps('description')} />
      <div className={classes.pair}>
        <Autocomplete
          label={
            <>
              {label('brand')}
              <FollowMark />
            </>
          }
          withAsterisk
          data={brands}
          {...form.getInputProps('brand')}
        />
        <CategoryField form={form} />
      </div>
      <div className={classes.pair}>
        <MoneyField label={label('priceCents')} withAsterisk {...form.getInputProps('priceCents')} />
        <MoneyField label={label('costCents')} {...form.getInputProps('costCents')} />
      </div>
      <div className={classes.pair}>
        <NumberField form={form} field="discountPercentage" unit="%" />
        <NumberField form={form} field="offers" />
      </div>
      <div className={classes.pair}>
        {colors.length === 0 && <NumberField form={form} field="stock" />}
        <NumberField form={form} field="shippingDays" />
      </div>
      <ColorFields form={form} />
      <RatingField form={form} />
      <Switch
        label={label('hasFreeShipping')}
        checked={hasFreeShipping}
        onChange={({ currentTarget }) => form.setFieldValue('hasFreeShipping', currentTarget.checked)}
      />
      <PictureFields form={form} />
    </Stack>
  );
}

interface NumberFieldProps {
  form: Form;
  field: 'discountPercentage' | 'offers' | 'stock' | 'shippingDays';
  unit?: '%';
}

function NumberField({ form, field, ...look }: NumberFieldProps) {
  const { t } = useTranslation();
  return <ScaledField label={t(`products.fields.${field}`)} scale={1} {...look} {...form.getInputProps(field)} />;
}

function RatingField({ form }: { form: Form }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { value, onChange, ...field } = form.getInputProps('rating');
  return (
    <Select
      label={t('products.fields.rating')}
      allowDeselect={false}
      data={productRatings.map((count) => ({
        value: String(count),
        label: t('products.stars', { count, formatted: number(count) }),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      {...field}
    />
  );
}
