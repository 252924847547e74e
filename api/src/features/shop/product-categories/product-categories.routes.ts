import * as routes from '@atrium/contract/product-categories';
import { handle } from '../../../handle.ts';
import {
  addProductCategory,
  deleteProductCategory,
  listProductCategories,
  moveProductCategory,
  renameProductCategory,
} from './product-categories.ts';

export const productCategoryEndpoints = [
  handle(routes.listProductCategories, async (context) => ({ categories: await listProductCategories(context) })),
  handle(routes.addProductCategory, (context, { body }) => addProductCategory(context, body)),
  handle(routes.renameProductCategory, (context, { parameters, body }) =>
    renameProductCategory(context, parameters.id, body),
  ),
  handle(routes.moveProductCategory, async (context, { parameters, body }) => ({
    changeId: await moveProductCategory(context, parameters.id, body.afterId),
  })),
  handle(routes.deleteProductCategory, (context, { parameters, query }) =>
    deleteProductCategory(context, parameters.id, query.moveTo),
  ),
];
