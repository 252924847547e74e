import * as z from 'zod/mini';
import { listParameters, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { ColorStocks, mostStock } from './product-colors.ts';
import { ProductPictures, picturePath } from './product-pictures.ts';
import { Product, ProductCategory, ProductPicture } from './products.ts';
import { route } from './route.ts';
import { ImportOutcome, ImportPreview, TableImport, TableToImport } from './table-imports.ts';
import {
  anyOfParameter,
  flagParameter,
  id,
  idempotencyKey,
  idParameter,
  moment,
  numberParameter,
  requiredLine,
  text,
  wholeBetween,
} from './text.ts';

/** `low` is so few or less. */
export const lowStock = 5;
export const stockStates = ['in', 'low', 'out'] as const;
export const StockState = z.enum(stockStates);
export type StockState = z.infer<typeof StockState>;

export function stockStateOf(stock: number): StockState {
  if (stock === 0) return 'out';
  return stock <= lowStock ? 'low' : 'in';
}

/** A product with all that is kept of it; money is in cents. `image` is the first of its pictures, and empty where it has none. */
export const CatalogueProduct = z.object({
  ...z.omit(Product, { price: true }).shape,
  pictures: z.array(ProductPicture),
  priceCents: z.int(),
  costCents: z.int(),
  offers: z.int(),
  shippingDays: z.int(),
  stockState: StockState,
  createdAt: moment(),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** A product of a list that whoever reads products may see: what it costs the house is null for who may not change it. */
export const CatalogueRow = z.object({ ...CatalogueProduct.shape, costCents: z.nullable(z.int()) });
export type CatalogueRow = z.infer<typeof CatalogueRow>;

const atMost = 'Give at most 1,000,000.';
/** What is more than any whole number is an amount that is too large. */
const cents = () =>
  z
    .int({ error: ({ code }) => (code === 'too_big' ? atMost : 'Give an amount.'), abort: true })
    .check(z.gte(0, 'Give an amount from zero up.'), z.lte(100_000_000, atMost));

const productFields = {
  name: requiredLine(120),
  description: text(2_000),
  brand: requiredLine(80),
  category: ProductCategory,
  priceCents: cents(),
  costCents: cents(),
  discountPercentage: wholeBetween(0, 90),
  offers: wholeBetween(0, 9),
  shippingDays: wholeBetween(1, 60),
  rating: wholeBetween(1, 5),
  stock: wholeBetween(0, mostStock),
  colors: ColorStocks,
  hasFreeShipping: z.boolean(),
  image: picturePath(/^(\/[\w.-][\w./-]*)?$/),
  pictures: ProductPictures,
};

export const NewProduct = z.object({
  ...productFields,
  description: z._default(productFields.description, ''),
  costCents: z._default(productFields.costCents, 0),
  discountPercentage: z._default(productFields.discountPercentage, 0),
  offers: z._default(productFields.offers, 0),
  shippingDays: z._default(productFields.shippingDays, 3),
  rating: z._default(productFields.rating, 3),
  stock: z._default(productFields.stock, 0),
  colors: z._default(productFields.colors, []),
  hasFreeShipping: z._default(productFields.hasFreeShipping, false),
  image: z._default(productFields.image, ''),
  pictures: z._default(productFields.pictures, []),
});
export type NewProduct = z.infer<typeof NewProduct>;

export const ProductChanges = z.partial(z.object(productFields));
export type ProductChanges = z.infer<typeof ProductChanges>;

export const productColumns = ['id', 'name', 'brand', 'category', 'price', 'stock', 'rating', 'colors'] as const;
/** What there is no order by: a list of colours has none. */
export const sortedProductColumns = ['id', 'name', 'brand', 'category', 'price', 'stock', 'rating'] as const;
export type ProductColumn = (typeof productColumns)[number];

const filters = {
  q: listParameters.q,
  category: z.optional(anyOfParameter(ProductCategory)),
  brand: z.optional(anyOfParameter(requiredLine(80))),
  stockState: z.optional(anyOfParameter(StockState)),
  rating: z.optional(numberParameter(z.gte(1), z.lte(5))),
  hasFreeShipping: z.optional(flagParameter()),
};

const order = {
  sort: z._default(listParameters.sort, 'desc'),
  sortColumn: z._default(z.enum(sortedProductColumns), 'id'),
};

export const CatalogueQuery = z.object({
  ...filters,
  ...order,
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type CatalogueQuery = z.infer<typeof CatalogueQuery>;
export type CatalogueFilters = Pick<CatalogueQuery, keyof typeof filters>;

const read = { action: 'read', subject: 'Product' } as const;
const update = { action: 'update', subject: 'Product' } as const;
const create = { action: 'create', subject: 'Product' } as const;
const remove = { action: 'delete', subject: 'Product' } as const;
const productId = { parameters: z.object({ id: idParameter() }) };
const ids = z
  .array(id())
  .check(z.minLength(1, 'Choose at least one product.'), z.maxLength(100, 'Choose at most 100 products.'));

export const listCatalogue = route({
  name: 'listCatalogue',
  method: 'GET',
  path: '/api/v1/products',
  summary:
    'A page of products as a table, the newest first; what they cost the house is there for those who may change them. `q` searches the name; `rating` is the lowest; a filter given several times lets any of its values through.',
  access: read,
  query: CatalogueQuery,
  status: 200,
  response: z.object({ products: z.array(CatalogueRow), total: z.int() }),
});

export const listBrands = route({
  name: 'listBrands',
  method: 'GET',
  path: '/api/v1/products/brands',
  summary: 'The brands that there are, by name.',
  access: read,
  status: 200,
  response: z.object({ brands: z.array(z.string()) }),
});

export const exportCatalogue = route({
  name: 'exportCatalogue',
  method: 'GET',
  path: '/api/v1/products/export',
  summary:
    'The filtered and sorted list as CSV or as an Excel workbook, streamed. `columns` chooses columns and their order, `headings` what they are called, `cellWords` how values read.',
  access: read,
  query: z.object({
    format: tableFormat(),
    ...filters,
    ...order,
    columns: z.optional(anyOfParameter(z.enum(productColumns))),
    ...tableWording,
  }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});

export const getCatalogueProduct = route({
  name: 'getCatalogueProduct',
  method: 'GET',
  path: '/api/v1/products/{id}',
  summary: 'One product, and in how many carts, on how many wishlists and in how many lines of orders it is.',
  access: update,
  ...productId,
  status: 200,
  response: z.object({
    product: CatalogueProduct,
    uses: z.object({ carts: z.int(), wishlists: z.int(), orderLines: z.int() }),
  }),
});

export const addProduct = route({
  name: 'addProduct',
  method: 'POST',
  path: '/api/v1/products',
  summary:
    'Add a product. Where `colors` are given, its stock is their sum; where `pictures` are, its image is the first of them.',
  access: create,
  body: z.object({ ...NewProduct.shape, ...idempotencyKey }),
  example: { name: 'Brass Lantern', brand: 'Lantern Works', category: 'lighting', priceCents: 12_900 },
  status: 201,
  response: z.object({ product: CatalogueProduct, changeId: id() }),
});

export const updateProduct = route({
  name: 'updateProduct',
  method: 'PATCH',
  path: '/api/v1/products/{id}',
  summary:
    'Change some fields of a product. Orders keep the name and the price that they were placed at. `colors` are all that it comes in from then on, its stock is their sum, and what is not said of one of them stays; none of them keeps its stock as one number. `pictures` are all that it has from then on, in their order; `image` alone takes the place of the first, and leaves none where it is empty.',
  access: update,
  ...productId,
  body: ProductChanges,
  example: { stock: 12 },
  status: 200,
  response: z.object({ product: CatalogueProduct, changeId: z.nullable(id()) }),
});

export const deleteProducts = route({
  name: 'deleteProducts',
  method: 'POST',
  path: '/api/v1/products/deletions',
  summary:
    'Delete products: all of them, or none when one is missing. They leave carts and wishlists for good; orders keep what they stored.',
  access: remove,
  body: z.object({ ids }),
  status: 201,
  response: z.object({ changeId: id() }),
});

export const setFreeShipping = route({
  name: 'setFreeShipping',
  method: 'POST',
  path: '/api/v1/products/free-shipping',
  summary:
    'Ship products free, or not: all of them, or none when one is missing. `changeId` is null when they are so already.',
  access: update,
  body: z.object({ ids, hasFreeShipping: z.boolean() }),
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const previewProductImport = route({
  name: 'previewProductImport',
  method: 'POST',
  path: '/api/v1/products/import/preview',
  summary:
    'What an import would do, row by row, without doing it. The first row names the columns: those of the export, or the fields of a product; `id` or `slug` finds the product that a row changes.',
  access: create,
  records: false,
  body: TableToImport,
  example: { csv: 'Name,Brand,Category,Price\nBrass Lantern,Lantern Works,lighting,129.00' },
  status: 200,
  response: ImportPreview,
});

export const importProducts = route({
  name: 'importProducts',
  method: 'POST',
  path: '/api/v1/products/import',
  summary:
    'Add the products of a file, and change those that it names by `id` or `slug`: all rows, or none when one is refused, unless `leavesOutRefused`. One undo takes all of it back.',
  access: create,
  body: TableImport,
  example: { csv: 'Name,Brand,Category,Price\nBrass Lantern,Lantern Works,lighting,129.00' },
  status: 201,
  response: ImportOutcome,
});
