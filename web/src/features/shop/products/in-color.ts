import type { ColorOption, Product } from '@atrium/contract/products';
import type { TFunction } from 'i18next';

/** What is said of a product is said of its colour, where its stock is kept by colour. */
export function inColor(t: TFunction, said: string, { colors }: Pick<Product, 'colors'>, color: ColorOption): string {
  return colors.length === 0 ? said : t('shop.inColor', { said, color: t(`shop.colors.${color}`) });
}
