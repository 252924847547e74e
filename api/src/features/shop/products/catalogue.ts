import type {
  CatalogueFilters,
  CatalogueProduct,
  CatalogueQuery,
  CatalogueRow,
  ProductColumn,
} from '@atrium/contract/catalogue';
import { productColumns, stockStateOf } from '@atrium/contract/catalogue';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { idsInOrder } from '../../../lists/export.ts';
import { countsByPart } from '../../../lists/facet-counts.ts';
import type { FacetFilter } from '../../../lists/list-index.ts';
import { findPage, type ListReader, type ListRequest, listRequest, pageRequest } from '../../../lists/page.ts';
import { wordsOfValues } from '../../../tables/cell-words.ts';
import { type AskedFile, type TableColumn, tableFile } from '../../../tables/table-file.ts';
import { colorsCell } from './color-cells.ts';
import { withColors } from './product-colors.queries.ts';
import { brandOfPart, productFilter, productsIndex } from './products.list.ts';
import { countUses, findProductRows, findStoredProducts, type StoredProduct } from './products.store.ts';

export function catalogueProduct(row: StoredProduct): CatalogueProduct {
  const { nameKey: _, brandKey: _b, categoryKey: _c, priceKey: _p, ratingKey: _r, stockKey: _s, ...rest } = row;
  const { facet: _f, search: _q, place: _l, hasFreeShipping, ...product } = rest;
  return { ...product, hasFreeShipping: hasFreeShipping === 1, stockState: stockStateOf(product.stock) };
}

function filterOf({ stockState, ...filters }: CatalogueFilters): FacetFilter {
  return { ...productFilter(filters), stockState: stockState && { anyOf: stockState } };
}

export async function listCatalogue({ lists, ability }: Context, query: CatalogueQuery) {
  const { total, ids } = await findPage(lists, productsIndex, pageRequest(query, filterOf(query)));
  const found = (await findStoredProducts(lists.database, ids)).map(catalogueProduct);
  const products: CatalogueRow[] = ability.can('update', 'Product') ? found : found.map(withoutCost);
  return { products, total };
}

/** Whoever buys reads products too: what the house pays for them is not for them. */
function withoutCost(product: CatalogueProduct): CatalogueRow {
  return { ...product, costCents: null };
}

export async function listBrands(lists: ListReader): Promise<string[]> {
  const { brand } = await countsByPart(lists, productsIndex, ['brand'], { words: [], filter: {} });
  return [...brand.keys()].map(brandOfPart).toSorted((one, other) => one.localeCompare(other));
}

export async function getCatalogueProduct({ services }: Context, id: number) {
  const [row] = await findStoredProducts(services.engine.read, [id]);
  if (!row) throw notFound('product');
  return { product: catalogueProduct(row), uses: await countUses(services.engine.read, id) };
}

const headed: Readonly<Record<ProductColumn, TableColumn>> = {
  id: { heading: 'ID', kind: 'number' },
  name: { heading: 'Name' },
  brand: { heading: 'Brand' },
  category: { heading: 'Category' },
  price: { heading: 'Price', kind: 'money' },
  stock: { heading: 'Stock', kind: 'number' },
  colors: { heading: 'Stock by colour' },
  rating: { heading: 'Rating', kind: 'number' },
};

type ExportQuery = Omit<CatalogueQuery, 'page' | 'perPage'> & AskedFile & { columns?: ProductColumn[] | undefined };

/** Rows are read some at a time while the file is being fetched, so its size does not matter. */
export function catalogueAsFile({ lists, now }: Context, query: ExportQuery): Response {
  const { columns = [...productColumns], format, headings, cellWords, ...filters } = query;
  const colorWords = wordsOfValues(cellWords ?? []).get('colors');
  const batches = rowsOf(lists, listRequest(filters, filterOf(filters)), columns, colorWords);
  const table = { columns: columns.map((name) => ({ name, ...headed[name] })), batches };
  return tableFile({ name: `products-${now.slice(0, 10)}`, ...table }, { format, headings, cellWords });
}

async function* rowsOf(
  lists: ListReader,
  request: ListRequest,
  columns: readonly ProductColumn[],
  colorWords: ReadonlyMap<string, string> | undefined,
) {
  for await (const ids of idsInOrder(lists, productsIndex, request)) {
    const rows = await withColors(lists.database, await findProductRows(lists.database, ids));
    yield rows.map((row) => {
      const cells = { ...row, price: row.priceCents / 100, colors: colorsCell(row.colors, colorWords) };
      return columns.map((column) => cells[column]);
    });
  }
}
