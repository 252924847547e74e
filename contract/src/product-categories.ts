import * as z from 'zod/mini';
import { ProductCategory } from './products.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, requiredLine } from './text.ts';

export const mostProductCategories = 100;

/** What stays of a category is its slug: products, filters and addresses name it so. The name is what people call it. */
export const CategoryOfProducts = z.object({
  id: id(),
  slug: ProductCategory,
  /** Empty while it is called by a word of the interface, in the language of whoever reads it (`wordedCategories`). */
  name: z.string(),
  /** How many products are in it. */
  products: z.int(),
});
export type CategoryOfProducts = z.infer<typeof CategoryOfProducts>;

export const NewProductCategory = z.object({ name: requiredLine(60) });
export type NewProductCategory = z.infer<typeof NewProductCategory>;

const categoryId = { parameters: z.object({ id: idParameter() }) };
const example = { name: 'Rigging' };

export const listProductCategories = route({
  name: 'listProductCategories',
  method: 'GET',
  path: '/api/v1/product-categories',
  summary:
    'The categories of products in their order, with how many products each has. A name is empty while the interface has a word for the slug.',
  access: { action: 'read', subject: 'Product' },
  status: 200,
  response: z.object({ categories: z.array(CategoryOfProducts) }),
});

export const addProductCategory = route({
  name: 'addProductCategory',
  method: 'POST',
  path: '/api/v1/product-categories',
  summary: 'Add a category, as the last. Its slug is made of its name, and stays.',
  access: { action: 'create', subject: 'Product' },
  body: z.object({ ...NewProductCategory.shape, ...idempotencyKey }),
  example,
  status: 201,
  response: z.object({ category: CategoryOfProducts, changeId: id() }),
});

export const renameProductCategory = route({
  name: 'renameProductCategory',
  method: 'PATCH',
  path: '/api/v1/product-categories/{id}',
  summary: 'Call a category something else. Its slug stays. `changeId` is null when it is called so already.',
  access: { action: 'update', subject: 'Product' },
  ...categoryId,
  body: NewProductCategory,
  example,
  status: 200,
  response: z.object({ category: CategoryOfProducts, changeId: z.nullable(id()) }),
});

export const moveProductCategory = route({
  name: 'moveProductCategory',
  method: 'POST',
  path: '/api/v1/product-categories/{id}/move',
  summary: 'Put a category behind another one, or first. `changeId` is null when it stands there already.',
  access: { action: 'update', subject: 'Product' },
  ...categoryId,
  body: z.object({ afterId: z.nullable(id()) }),
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deleteProductCategory = route({
  name: 'deleteProductCategory',
  method: 'DELETE',
  path: '/api/v1/product-categories/{id}',
  summary:
    'Delete a category. One that has products is refused, unless `moveTo` says which other one they go to: its slug. `moved` is how many went; undo brings them back.',
  access: { action: 'delete', subject: 'Product' },
  ...categoryId,
  query: z.object({ moveTo: z.optional(ProductCategory) }),
  status: 200,
  response: z.object({ moved: z.int(), changeId: id() }),
});
