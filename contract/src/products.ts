import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { anyOfParameter, flagParameter, id, numberParameter, requiredLine } from './text.ts';

/** The categories that the interface has words for: the one that a new house begins with, and those of the sample data. */
export const wordedCategories = [
  'general',
  'lighting',
  'navigation',
  'bakery',
  'print',
  'instruments',
  'wellbeing',
] as const;

const oneOfTheCategories = 'Choose one of the categories.';
/** The slug of a category. Which there are, the house decides: `product-categories.ts`. */
export const ProductCategory = z.string(oneOfTheCategories).check(
  // Of what separates the parts of a facet (`list-index.ts`) it has nothing.
  z.regex(/^[^\s/+]+$/, oneOfTheCategories),
  z.maxLength(80, oneOfTheCategories),
  z.refine((slug) => slug.isWellFormed() && !slug.includes('\u0000'), oneOfTheCategories),
);
export type ProductCategory = z.infer<typeof ProductCategory>;

export const colorOptions = ['primary', 'success', 'warning', 'danger', 'info'] as const;
export const ColorOption = z.enum(colorOptions);
export type ColorOption = z.infer<typeof ColorOption>;

export const productRatings = [1, 2, 3, 4, 5] as const;

/** Each price lies in one band: `from` is the lowest number of cents in it, `to` the highest. */
export const priceBandLimits = {
  'up-to-10': { from: 0, to: 10_00 },
  '10-to-100': { from: 10_01, to: 100_00 },
  '100-to-500': { from: 100_01, to: 499_99 },
  'from-500': { from: 500_00, to: Number.MAX_SAFE_INTEGER },
} as const;
export const priceBands = ['up-to-10', '10-to-100', '100-to-500', 'from-500'] as const;
export const PriceBand = z.enum(priceBands);
export type PriceBand = z.infer<typeof PriceBand>;

export function priceBandOf(priceCents: number): PriceBand {
  return priceBands.find((band) => priceCents <= priceBandLimits[band].to) ?? 'from-500';
}

/** A colour that a product comes in, where its stock is kept by colour; `articleNumber` is empty where it has none of its own. */
export const ProductColor = z.object({ color: ColorOption, stock: z.int(), articleNumber: z.string() });
export type ProductColor = z.infer<typeof ProductColor>;

/** `alternativeText` says what it shows to whoever does not see it; empty where the name of the product does. */
export const ProductPicture = z.object({ picture: z.string(), alternativeText: z.string() });
export type ProductPicture = z.infer<typeof ProductPicture>;

/**
 * `price` is in the currency of the house, before `discountPercentage` is taken off; `stock` is how many pieces there are to sell; the slug ends with the id. `colors` is empty where
 * the stock is not kept by colour: there are all colours then, as long as there is any piece. Else `stock` is their sum.
 */
export const Product = z.object({
  id: id(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  category: ProductCategory,
  price: z.number(),
  discountPercentage: z.int(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  stock: z.int(),
  colors: z.array(ProductColor),
});
export type Product = z.infer<typeof Product>;

export const ListProduct = z.object({ ...Product.shape, isInWishlist: z.boolean(), isInCart: z.boolean() });
export type ListProduct = z.infer<typeof ListProduct>;

/** An entry of one's own wishlist; `color` is null while none was chosen. */
export const WishlistEntry = z.object({ id: id(), productId: id(), color: z.nullable(ColorOption) });
export type WishlistEntry = z.infer<typeof WishlistEntry>;

/** An entry of one's own cart. */
export const CartEntry = z.object({ id: id(), productId: id(), qty: z.int(), color: ColorOption });
export type CartEntry = z.infer<typeof CartEntry>;

export const productOrders = ['featured', 'price-asc', 'price-desc', 'name-asc', 'rating-desc'] as const;
export type ProductOrder = (typeof productOrders)[number];

const productFilters = {
  category: z.optional(anyOfParameter(ProductCategory)),
  brand: z.optional(anyOfParameter(requiredLine(80))),
  rating: z.optional(numberParameter(z.gte(1), z.lte(5))),
  hasFreeShipping: z.optional(flagParameter()),
  priceBand: z.optional(anyOfParameter(PriceBand)),
};
export const ProductFilters = z.object(productFilters);
export type ProductFilters = z.infer<typeof ProductFilters>;

export const ProductListQuery = z.object({
  q: listParameters.q,
  sortBy: z._default(z.enum(productOrders), 'featured'),
  ...productFilters,
  page: listParameters.page,
  perPage: z._default(listParameters.perPage, 9),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

const readProduct = { action: 'read', subject: 'Product' } as const;

export const listProducts = route({
  name: 'listProducts',
  method: 'GET',
  path: '/apps/ecommerce/products',
  summary:
    "A page of products, with one's own wishlist and cart. `featured` is the newest first; `q` searches the name; a filter given several times lets any of its values through; `rating` is the lowest.",
  access: readProduct,
  query: ProductListQuery,
  status: 200,
  response: z.object({
    products: z.array(ListProduct),
    total: z.int(),
    userWishlist: z.array(WishlistEntry),
    userCart: z.array(CartEntry),
  }),
});

export const getProduct = route({
  name: 'getProduct',
  method: 'GET',
  path: '/apps/ecommerce/products/{id}',
  summary: 'One product, by its id or by its slug, of which the number at the end counts.',
  access: readProduct,
  parameters: z.object({ id: z.string() }),
  status: 200,
  response: z.object({
    product: z.object({
      ...ListProduct.shape,
      /** All of them in their order: `image` is the first. */
      pictures: z.array(ProductPicture),
      colorOptions: z.array(ColorOption),
      /** The one that was chosen for the cart, and the one that is wished for. */
      cartColor: z.nullable(ColorOption),
      wishlistColor: z.nullable(ColorOption),
    }),
  }),
});

const countsOf = <Value extends z.ZodMiniType>(value: Value) => z.array(z.object({ value, total: z.int() }));

export const ProductFacets = z.object({
  categories: countsOf(ProductCategory),
  brands: countsOf(z.string()),
  ratings: countsOf(z.int()),
  hasFreeShipping: countsOf(z.boolean()),
  priceBands: countsOf(PriceBand),
});
export type ProductFacets = z.infer<typeof ProductFacets>;

export const ProductFacetsQuery = z.object({ q: listParameters.q, ...productFilters });
export type ProductFacetsQuery = z.infer<typeof ProductFacetsQuery>;

export const getProductFacets = route({
  name: 'getProductFacets',
  method: 'GET',
  path: '/api/v1/products/facets',
  summary:
    'How many products each value of each filter would let through, together with the search (`q`) and the other filters as they are given. A rating counts those above it too.',
  access: readProduct,
  query: ProductFacetsQuery,
  status: 200,
  response: ProductFacets,
});
