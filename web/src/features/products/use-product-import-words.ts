import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { ImportedWords } from '../../ui/imports/imported-rows.tsx';
import { useCategoryName } from '../../ui/product-categories.ts';

/** How what was understood of a product reads: as the shop writes it. */
export function useProductImportWords(): ImportedWords {
  const { t } = useTranslation();
  const { money, number, percent } = useFormat();
  const categoryName = useCategoryName();
  const count = (value: unknown) => number(Number(value));
  return {
    id: count,
    description: String,
    brand: String,
    category: (slug) => categoryName(String(slug)),
    price: (cents) => money(Number(cents)),
    cost: (cents) => money(Number(cents)),
    discountPercentage: (share) => percent(Number(share) / 100),
    offers: count,
    shippingDays: count,
    rating: (stars) => t('products.stars', { count: Number(stars), formatted: count(stars) }),
    stock: count,
    colors: String,
    hasFreeShipping: (has) => t(has === true ? 'imports.yes' : 'imports.no'),
  };
}
