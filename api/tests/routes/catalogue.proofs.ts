import { addToCart, addToWishlist, getWishlist } from '@atrium/contract/carts';
import * as routes from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { getOrder } from '@atrium/contract/orders';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { order, productIdsInCart } from '../shop/shop.ts';
import type { ProofTable } from './proofs.ts';

export const brassLantern = {
  name: 'Brass Lantern',
  brand: 'Lantern Works',
  category: 'lighting',
  priceCents: 12_900,
} as const;

export async function addLantern(admin: Person, more: object = {}) {
  return (await admin.call(routes.addProduct, { body: { ...brassLantern, ...more } })).product;
}

const wrong = {
  name: ' ',
  brand: '',
  category: 'boats/oars',
  priceCents: -1,
  discountPercentage: 91,
  rating: 6,
  stock: 1.5,
  image: 'https://example.com/a.png',
};

export const catalogueProofs: ProofTable = {
  listCatalogue: {
    works: {
      'by each column, and what runs out': async ({ admin }) => {
        const low = await addLantern(admin, { name: 'Last Lanterns', stock: 2 });
        const out = await addLantern(admin, { name: 'No Lantern', stock: 0 });
        const query = { stockState: ['low', 'out'], sortColumn: 'stock', sort: 'asc' } as const;
        const { products, total } = await admin.call(routes.listCatalogue, { query: { ...query, perPage: 100 } });
        expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining([low.id, out.id]));
        expect(total).toBe(products.length);
        expect(products.map(({ stock }) => stock)).toEqual(
          products.map(({ stock }) => stock).toSorted((one, other) => one - other),
        );
        const found = await admin.call(routes.listCatalogue, { query: { q: 'last lant', brand: ['Lantern Works'] } });
        expect(found.products).toEqual([low]);
      },
    },
    refuses: {
      'what is no filter, no order and no page': async ({ admin }) => {
        const query = { page: 0, perPage: 101, sort: 'up', sortColumn: 'slug', stockState: 'much', rating: 9 };
        const fields = fieldsOf(await admin.refused(400, routes.listCatalogue, { query }));
        expect(new Set(fields.map((field) => field.split('.')[0]))).toEqual(new Set(Object.keys(query)));
      },
    },
  },
  listBrands: {
    works: {
      'by name, a new one too': async ({ admin }) => {
        await addLantern(admin, { brand: 'Ämber/& Söhne+' });
        const { brands } = await admin.call(routes.listBrands);
        expect(brands).toContain('Ämber/& Söhne+');
        expect(brands).toContain('Heron Press');
      },
    },
  },
  exportCatalogue: {
    works: {
      'what the filters let through, in the columns that are asked for': async ({ admin }) => {
        await addLantern(admin, { name: '=Formula', brand: 'Csv & Sons', priceCents: 1_050 });
        const query = { brand: 'Csv & Sons', columns: ['price', 'name'] };
        const { text, headers } = await admin.send(routes.exportCatalogue, { query });
        expect(text).toBe(
          "\ufeffPrice,Name\r\n10.50,'=Formula\r\n".replace('\ufeff', text.startsWith('\ufeff') ? '\ufeff' : ''),
        );
        expect(headers.get('content-disposition')).toMatch(/products-\d{4}-\d\d-\d\d\.csv/);
      },
      'and calls them as one likes, in their order': async ({ admin }) => {
        await addLantern(admin, { name: 'Lamp', brand: 'Called So', priceCents: 1_050 });
        const asked = { brand: 'Called So', columns: ['name', 'price', 'brand'] };
        const headOf = async (headings: string[]) => {
          const { text } = await admin.send(routes.exportCatalogue, { query: { ...asked, headings } });
          return text.replace('\ufeff', '').split('\r\n')[0];
        };
        expect(await headOf(['Nom, complet', 'Preis', 'علامة'])).toBe('"Nom, complet",Preis,علامة');
      },
    },
    refuses: {
      'columns that there are not': async ({ admin }) => {
        const fields = fieldsOf(await admin.refused(400, routes.exportCatalogue, { query: { columns: 'secret' } }));
        expect(fields).toEqual(['columns.0']);
      },
      'fewer headings than columns, or more': async ({ admin }) => {
        const refusedFields = async (headings: string[]) => {
          const query = { columns: ['name', 'price'], headings };
          return fieldsOf(await admin.refused(400, routes.exportCatalogue, { query }));
        };
        expect(await refusedFields(['Nom'])).toEqual(['headings']);
        // What is empty does not arrive.
        expect(await refusedFields(['Nom', ''])).toEqual(['headings']);
        expect(await refusedFields(['Nom', 'Prix', 'Marque'])).toEqual(['headings']);
      },
    },
  },
  getCatalogueProduct: {
    works: {
      'with where it is': async ({ admin, app }) => {
        const product = await addLantern(admin, { stock: 5 });
        const person = await newcomer(app);
        await order(person, product.id);
        await person.call(addToCart, { body: { productId: product.id } });
        const answer = await admin.call(routes.getCatalogueProduct, { parameters: { id: product.id } });
        expect(answer.uses).toEqual({ carts: 1, wishlists: 0, orderLines: 1 });
        expect(answer.product).toEqual({ ...product, stock: 4, stockState: 'low' });
      },
    },
    refuses: {
      'one that there is not': async ({ admin }) => {
        await admin.refused(404, routes.getCatalogueProduct, { parameters: { id: 999_999 } });
      },
    },
  },
  addProduct: {
    works: {
      'with what it says, and the rest as usual': async ({ admin, app }) => {
        const product = await addLantern(admin, { discountPercentage: 0, stock: 6 });
        expect(product).toEqual({
          ...brassLantern,
          id: product.id,
          slug: `brass-lantern-${product.id}`,
          description: '',
          image: '',
          pictures: [],
          costCents: 0,
          discountPercentage: 0,
          offers: 0,
          shippingDays: 3,
          rating: 3,
          stock: 6,
          colors: [],
          stockState: 'in',
          hasFreeShipping: false,
          createdAt: app.services.now().toISOString(),
        });
      },
    },
    refuses: {
      'a colour twice, one that there is not, and what is no article number': async ({ admin }) => {
        const fieldsFor = async (colors: object[]) =>
          fieldsOf(await admin.refused(400, routes.addProduct, { body: { ...brassLantern, colors } }));
        expect(await fieldsFor([{ color: 'info' }, { color: 'info' }])).toEqual(['colors']);
        expect(await fieldsFor([{ color: 'plaid', stock: 1 }])).toEqual(['colors.0.color']);
        expect(await fieldsFor([{ color: 'info', stock: -1, articleNumber: 'L 1' }])).toEqual([
          'colors.0.stock',
          'colors.0.articleNumber',
        ]);
      },
      'what is wrong, each by its name, and a picture that nobody uploaded': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.addProduct, { body: wrong })).sort()).toEqual(
          Object.keys(wrong).sort(),
        );
        const body = { ...brassLantern, image: '/api/v1/files/999999' };
        expect(fieldsOf(await admin.refused(400, routes.addProduct, { body }))).toEqual(['image']);
      },
    },
  },
  previewProductImport: {
    works: {
      'what each row would do, and why one is refused': async ({ admin, app }) => {
        const { id, slug } = await addLantern(admin);
        const csv = [
          'slug;Name;Brand;Category;Price;Stock',
          `${slug};;Wick;;a lot;`,
          ';Oil Lantern;Wick;Lighting;$12;3',
          ';Raft;Wick;boats;;',
          '999999;;;;1;',
        ].join('\n');
        const before = await app.state();
        const { rows } = await admin.call(routes.previewProductImport, { body: { csv } });
        expect(await app.state()).toEqual(before);
        expect(rows).toMatchObject([
          { row: 2, action: 'refused', id, errors: [{ column: 'price', message: 'Give an amount.' }] },
          { row: 3, action: 'add', id: null, name: 'Oil Lantern', errors: [] },
          { row: 4, action: 'refused', errors: [{ column: 'category' }, { column: 'price' }] },
          { row: 5, action: 'refused', errors: [{ column: 'id', message: 'There is no such product.' }] },
        ]);
      },
    },
    refuses: {
      'no rows, and columns that nobody knows': async ({ admin }) => {
        for (const csv of ['', 'Name,Brand', 'Weight\n12']) {
          const problem = await admin.refused(400, routes.previewProductImport, { body: { csv } });
          expect(fieldsOf(problem)).toEqual(['csv']);
        }
      },
    },
  },
  importProducts: {
    works: {
      'what was exported and changed, and one undo takes all of it back': async ({ admin, app }) => {
        const product = await addLantern(admin);
        const { text } = await admin.send(routes.exportCatalogue, { query: { q: product.name } });
        const [head = ''] = text.split('\r\n');
        const rows = [`${product.id},"Lantern, ""small""",,,"1,250.00",9,`, ',Oil Lantern,Wick,lighting,12.50,3,4'];
        const before = await app.state();
        const csv = [head, ...rows].join('\n');
        const { changeId, ...counts } = await admin.call(routes.importProducts, { body: { csv } });
        expect(counts).toEqual({ added: 1, changed: 1, leftOut: 0 });
        const changed = await admin.call(routes.getCatalogueProduct, { parameters: { id: product.id } });
        expect(changed.product).toMatchObject({ name: 'Lantern, "small"', priceCents: 125_000, brand: product.brand });
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect((await app.state()).products).toEqual(before.products);
        const again = `ID,Stock\n${product.id},${product.stock}`;
        expect((await admin.call(routes.importProducts, { body: { csv: again } })).changeId).toBeNull();
      },
      'the good rows alone, when that is wanted': async ({ admin }) => {
        const csv = 'Name,Brand,Category,Price\nOil Lantern,Wick,lighting,12\nRaft,Wick,boats,12';
        const answer = await admin.call(routes.importProducts, { body: { csv, leavesOutRefused: true } });
        expect(answer).toEqual({ added: 1, changed: 0, leftOut: 1, changeId: expect.any(Number) });
      },
    },
    refuses: {
      'all of it when one row is wrong': async ({ admin }) => {
        const csv = 'Name,Brand,Category,Price\nOil Lantern,Wick,lighting,12\nRaft,Wick,boats,12';
        const problem = await admin.refused(400, routes.importProducts, { body: { csv } });
        expect(fieldsOf(problem)).toEqual(['csv.3.category']);
      },
    },
  },
  updateProduct: {
    works: {
      'what is given; orders keep what they stored': async ({ admin, app }) => {
        const product = await addLantern(admin, { stock: 9 });
        const person = await newcomer(app);
        const placed = await order(person, product.id);
        const body = { name: 'Copper Lantern', priceCents: 1_000, brand: 'Wick' };
        const answer = await admin.call(routes.updateProduct, { parameters: { id: product.id }, body });
        expect(answer.product).toEqual({ ...product, ...body, slug: `copper-lantern-${product.id}`, stock: 8 });
        expect((await admin.call(getOrder, { parameters: { id: placed.id } })).order).toEqual(placed);
        const again = await admin.call(routes.updateProduct, { parameters: { id: product.id }, body });
        expect(again.changeId).toBeNull();
      },
    },
    refuses: {
      'one number for what is kept by colour, unless it is no longer': async ({ admin }) => {
        const { id } = await addLantern(admin, { colors: [{ color: 'info', stock: 2 }] });
        const call = (body: object) => ({ parameters: { id }, body });
        expect(fieldsOf(await admin.refused(400, routes.updateProduct, call({ stock: 3 })))).toEqual(['stock']);
        expect((await admin.call(routes.updateProduct, call({ stock: 2 }))).changeId).toBeNull();
        const { product } = await admin.call(routes.updateProduct, call({ stock: 3, colors: [] }));
        expect(product).toMatchObject({ stock: 3, colors: [] });
      },
      'what is wrong, and a product that there is not': async ({ admin }) => {
        const product = await addLantern(admin);
        const call = { parameters: { id: product.id }, body: wrong };
        expect(fieldsOf(await admin.refused(400, routes.updateProduct, call)).sort()).toEqual(
          Object.keys(wrong).sort(),
        );
        await admin.refused(404, routes.updateProduct, { parameters: { id: 999_999 }, body: { stock: 1 } });
      },
    },
  },
  deleteProducts: {
    works: {
      'from carts and wishlists too, and orders keep what they stored': async ({ admin, app }) => {
        const product = await addLantern(admin, { stock: 9 });
        const person = await newcomer(app);
        const placed = await order(person, product.id);
        await person.call(addToCart, { body: { productId: product.id } });
        await person.call(addToWishlist, { body: { productId: product.id } });
        await admin.call(routes.deleteProducts, { body: { ids: [product.id] } });
        expect(await productIdsInCart(person)).toEqual([]);
        expect((await person.call(getWishlist)).products).toEqual([]);
        const kept = (await person.call(getOrder, { parameters: { id: placed.id } })).order;
        expect(kept).toEqual({ ...placed, lines: placed.lines.map((line) => ({ ...line, productId: null })) });
      },
    },
    refuses: {
      'all of them when one is missing, and none at all': async ({ admin }) => {
        const product = await addLantern(admin);
        await admin.refused(404, routes.deleteProducts, { body: { ids: [product.id, 999_999] } });
        expect(fieldsOf(await admin.refused(400, routes.deleteProducts, { body: { ids: [] } }))).toEqual(['ids']);
      },
    },
  },
  setFreeShipping: {
    works: {
      'of several, and nothing when they are so': async ({ admin }) => {
        const ids = [(await addLantern(admin)).id, (await addLantern(admin, { hasFreeShipping: true })).id];
        const body = { ids, hasFreeShipping: true };
        expect((await admin.call(routes.setFreeShipping, { body })).changeId).toEqual(expect.any(Number));
        expect((await admin.call(routes.setFreeShipping, { body })).changeId).toBeNull();
        const { products } = await admin.call(routes.listCatalogue, { query: { hasFreeShipping: true, perPage: 100 } });
        expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      },
    },
    refuses: {
      'products that there are not': async ({ admin }) => {
        await admin.refused(404, routes.setFreeShipping, { body: { ids: [999_999], hasFreeShipping: true } });
      },
    },
  },
};
