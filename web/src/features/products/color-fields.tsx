import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import { sumOfColors } from '@atrium/contract/product-stock';
import { type ColorOption, colorOptions } from '@atrium/contract/products';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../ui/color-swatches.tsx';
import { useFormat } from '../../ui/format.ts';
import { ScaledField } from '../../ui/forms/scaled-field.tsx';
import { keptStocks, type ProductFormValues, withColor, withoutColor, withoutColors } from './product-form-values.ts';
import classes from './products.module.css';

type Form = UseFormReturnType<ProductFormValues>;

/** Whether the stock is one number, or each colour has its own; and then which colours there are, and how many of each. */
export function ColorFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  const values = form.getValues();
  const isByColor = values.colors.length > 0;
  return (
    <>
      <Switch
        label={t('products.fields.colors')}
        description={t('products.colors.hint')}
        checked={isByColor}
        onChange={({ currentTarget }) => {
          const before = form.getInitialValues().colors;
          form.setValues(currentTarget.checked ? { colors: keptStocks(before, values.stock) } : withoutColors(values));
        }}
      />
      {isByColor && <Colors form={form} />}
    </>
  );
}

function Colors({ form }: { form: Form }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { colors } = form.getValues();
  const sum = sumOfColors(colors.map(({ stock = 0 }) => ({ stock })));
  return (
    <fieldset className={classes.colors}>
      <legend>{t('products.colors.legend')}</legend>
      {colorOptions.map((color) => (
        <ColorRow key={color} form={form} color={color} />
      ))}
      <p className={classes.note}>{t('products.colors.sum', { formatted: number(sum) })}</p>
    </fieldset>
  );
}

/** The last colour stays: without any, the switch is what says so. */
function ColorRow({ form, color }: { form: Form; color: ColorOption }) {
  const { t } = useTranslation();
  const { colors } = form.getValues();
  const place = colors.findIndex((each) => each.color === color);
  const name = t(`shop.colors.${color}`);
  const change = (isOffered: boolean) => {
    const before = form.getInitialValues().colors;
    form.setFieldValue('colors', isOffered ? withColor(colors, color, before) : withoutColor(colors, color));
  };
  return (
    <div className={classes.color}>
      <Checkbox
        label={<ColorName color={color} />}
        checked={place >= 0}
        disabled={place >= 0 && colors.length === 1}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {place < 0 && <Leaving form={form} color={color} />}
      {place >= 0 && (
        <div className={classes.pair}>
          <ScaledField
            label={t('products.colors.stockOf', { color: name })}
            scale={1}
            {...form.getInputProps(`colors.${place}.stock`)}
          />
          <TextInput
            label={t('products.colors.articleNumberOf', { color: name })}
            autoComplete="off"
            {...form.getInputProps(`colors.${place}.articleNumber`)}
          />
        </div>
      )}
    </div>
  );
}

/** What is lost with a colour is said before it is saved. */
function Leaving({ form, color }: { form: Form; color: ColorOption }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const stock = form.getInitialValues().colors.find((each) => each.color === color)?.stock ?? 0;
  if (stock === 0) return null;
  const words = { color: t(`shop.colors.${color}`), formatted: number(stock) };
  return (
    <p className={classes.note} role="status">
      {t('products.colors.leaves', words)}
    </p>
  );
}
