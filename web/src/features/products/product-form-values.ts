import type { CatalogueRow, NewProduct } from '@atrium/contract/catalogue';

export type ProductFormValues = Required<NewProduct>;

export const newProductValues: ProductFormValues = {
  name: '',
  description: '',
  brand: '',
  category: '',
  priceCents: 0,
  costCents: 0,
  discountPercentage: 0,
  offers: 0,
  shippingDays: 3,
  rating: 3,
  stock: 0,
  hasFreeShipping: false,
  image: '',
};

const fields = Object.keys(newProductValues) as (keyof ProductFormValues)[];

export function valuesOf(product: CatalogueRow): ProductFormValues {
  return { ...newProductValues, ...Object.fromEntries(fields.map((field) => [field, product[field]])) };
}
