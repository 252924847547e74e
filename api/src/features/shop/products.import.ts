import { type ImportedProduct, mostImported, NewProduct, ProductChanges } from '@atrium/contract/catalogue';
import { productCategories } from '@atrium/contract/products';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import type { ProductRow } from '../../database/shop-schema.ts';
import { badInput, notAllowed } from '../../errors.ts';
import { readCsv } from '../../tables/csv-reader.ts';
import { changeProducts, contentOf, type ProductContent, storeProduct } from './products.changes.ts';
import { productsIndex } from './products.list.ts';
import { findProductRows } from './products.store.ts';

type Field = keyof typeof fields;

/** What a column may be called: as the export does, or as the field of a product. */
const columns: Readonly<Record<string, Field>> = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  description: 'description',
  brand: 'brand',
  category: 'category',
  price: 'priceCents',
  cost: 'costCents',
  discount: 'discountPercentage',
  discountpercentage: 'discountPercentage',
  offers: 'offers',
  shippingdays: 'shippingDays',
  rating: 'rating',
  stock: 'stock',
  freeshipping: 'hasFreeShipping',
  hasfreeshipping: 'hasFreeShipping',
};

const asText = (text: string) => text;
const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
const fields = {
  id: asNumber,
  slug: (text: string) => asNumber(/\d+$/.exec(text)?.[0] ?? text),
  name: asText,
  description: asText,
  brand: asText,
  category: (text: string) => productCategories.find((category) => category === text.toLowerCase()) ?? text,
  priceCents: asCents,
  costCents: asCents,
  discountPercentage: asNumber,
  offers: asNumber,
  shippingDays: asNumber,
  rating: asNumber,
  stock: asNumber,
  hasFreeShipping: (text: string) => /^(yes|true|1|x)$/i.test(text),
} as const;

/** `1,299.00`, `$129` and `129,50` alike. */
function asCents(text: string): number {
  const bare = text.replace(/[$\s]/g, '');
  const amount = /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replace(/,(?=\d{3})/g, '');
  return /^\d+(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
}

/** A row of the file, and what it makes of a product. */
interface ReadRow extends ImportedProduct {
  before: ProductRow | null;
  after: Omit<ProductContent, 'id' | 'createdAt'> | null;
}

export async function previewImport({ services }: SignedInContext, csv: string): Promise<ImportedProduct[]> {
  const rows = await readRows(services.engine.read, csv);
  return rows.map(({ row, name, action, id, errors }) => ({ row, name, action, id, errors }));
}

/** All of it or nothing; every change is of one request, so that one undo takes it back. */
export function importProducts(context: SignedInContext, csv: string) {
  return context.services.engine.write(async (transaction) => {
    const rows = await readRows(transaction, csv);
    refuseBad(rows);
    const moves = rows.flatMap(({ before, after }) =>
      before && after ? [{ before, after: { ...after, id: before.id, createdAt: before.createdAt } }] : [],
    );
    if (moves.length > 0 && context.ability.cannot('update', 'Product')) throw notAllowed();
    const changeIds = [await changeProducts(transaction, context, moves)];
    for (const { before, after } of rows) {
      if (before || !after) continue;
      const content = { ...after, id: await nextId(transaction, productsIndex.name), createdAt: context.now };
      changeIds.push(await storeProduct(transaction, context, content));
    }
    const count = (action: ImportedProduct['action']) => rows.filter((row) => row.action === action).length;
    return { added: count('add'), changed: count('change'), changeId: changeIds.find((id) => id !== null) ?? null };
  });
}

function refuseBad(rows: readonly ReadRow[]): void {
  const errors = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ path: `csv.${row}.${column}`, message })),
  );
  if (errors.length > 0) throw badInput(errors.slice(0, 20));
}

async function readRows(database: Database, csv: string): Promise<ReadRow[]> {
  const [head = [], ...body] = readCsv(csv);
  const filled = body.map((cells, index) => ({ cells, row: index + 2 })).filter(({ cells }) => cells.some(Boolean));
  const known = head.map((heading) => columns[heading.toLowerCase().replace(/[^a-z]/g, '')]);
  if (!known.some(Boolean)) throw badInput([{ path: 'csv', message: 'The first row has to name the columns.' }]);
  if (filled.length === 0) throw badInput([{ path: 'csv', message: 'There is nothing below the first row.' }]);
  if (filled.length > mostImported)
    throw badInput([{ path: 'csv', message: `Import at most ${mostImported} products at once.` }]);
  const read = filled.map(({ cells, row }) => ({ row, given: givenOf(known, cells) }));
  const ids = read.flatMap(({ given }) => wantedId(given) ?? []).filter((id) => Number.isSafeInteger(id));
  const products = new Map((await findProductRows(database, [...new Set(ids)])).map((row) => [row.id, row]));
  const seen = new Set<number>();
  return read.map(({ row, given }) => {
    const id = wantedId(given);
    const isTwice = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return rowOf(row, given, products, isTwice);
  });
}

type Given = Partial<Record<Field, string | number | boolean>>;

/** An empty cell says nothing. */
function givenOf(known: readonly (Field | undefined)[], cells: readonly string[]): Given {
  const pairs = known.flatMap((field, place) => {
    const cell = cells[place] ?? '';
    return field === undefined || cell === '' ? [] : [[field, fields[field](cell)] as const];
  });
  return Object.fromEntries(pairs);
}

function wantedId({ id, slug }: Given): number | undefined {
  const wanted = id ?? slug;
  return wanted === undefined ? undefined : Number(wanted);
}

function rowOf(row: number, given: Given, products: ReadonlyMap<number, ProductRow>, isTwice: boolean): ReadRow {
  const { id: _, slug: __, ...written } = given;
  const wanted = wantedId(given);
  const before = wanted === undefined ? null : (products.get(wanted) ?? null);
  const name = String(given.name ?? before?.name ?? '');
  const refused = (errors: ImportedProduct['errors']): ReadRow => {
    return { row, name, action: 'refused', id: before?.id ?? null, errors, before, after: null };
  };
  if (isTwice) return refused([{ column: 'id', message: 'This product is in another row already.' }]);
  if (wanted !== undefined && !before) return refused([{ column: 'id', message: 'There is no such product.' }]);
  const { after, errors } = before ? changed(before, written) : added(written);
  if (!after) return refused(errors);
  const isSame = before !== null && isAlike(contentOf(before), after);
  const action = before === null ? 'add' : isSame ? 'same' : 'change';
  return { row, name, action, id: before?.id ?? null, errors: [], before, after };
}

interface Parsed {
  after: ReadRow['after'];
  errors: ImportedProduct['errors'];
}

function changed(before: ProductRow, written: Given): Parsed {
  const { data, error } = ProductChanges.safeParse(written);
  if (error) return { after: null, errors: error.issues.map(errorOf) };
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  return { after: { ...contentOf(before), ...given }, errors: [] };
}

function added(written: Given): Parsed {
  const { data, error } = NewProduct.safeParse(written);
  return error ? { after: null, errors: error.issues.map(errorOf) } : { after: data, errors: [] };
}

function isAlike(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify({ ...before, ...after });
}

function errorOf({ path, message, code }: { path: PropertyKey[]; message: string; code: string }) {
  const column = String(path[0] ?? '').replace('Cents', '');
  if (column === 'category') return { column, message: 'Choose one of the categories.' };
  return { column, message: code === 'invalid_type' && !message.startsWith('Give') ? 'Fill this in.' : message };
}
