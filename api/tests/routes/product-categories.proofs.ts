import { listCatalogue } from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/product-categories';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { Person } from '../person.ts';
import { addLantern } from './catalogue.proofs.ts';
import type { ProofTable } from './proofs.ts';

let added = 0;

/** Each has a name of its own. */
export async function addCategory(admin: Person, name = 'Rigging') {
  added += 1;
  return (await admin.call(routes.addProductCategory, { body: { name: `${name} ${added}` } })).category;
}

export async function categoriesOf(person: Person) {
  return (await person.call(routes.listProductCategories)).categories;
}

const idsOf = async (person: Person) => (await categoriesOf(person)).map(({ id }) => id);

function undo(person: Person, changeId: number | null) {
  return person.call(undoChange, { parameters: { id: changeId ?? 0 } });
}

export const missing = 999_999;

export const productCategoryProofs: ProofTable = {
  listProductCategories: {
    works: {
      'in their order, each with how many products it has': async ({ admin }) => {
        const categories = await categoriesOf(admin);
        expect(categories.slice(0, 6).map(({ slug }) => slug)).toEqual(
          'lighting navigation bakery print instruments wellbeing'.split(' '),
        );
        const { slug, name, products } = await addCategory(admin);
        expect([slug, name, products]).toEqual([`rigging-${added}`, `Rigging ${added}`, 0]);
        await addLantern(admin, { category: slug });
        const last = (await categoriesOf(admin)).at(-1);
        expect(last).toMatchObject({ slug, products: 1 });
        const { total } = await admin.call(listCatalogue, { query: { category: [slug] } });
        expect(total).toBe(1);
      },
    },
  },
  addProductCategory: {
    works: {
      'with a slug of its name, in any script': async ({ admin }) => {
        const slugs = [];
        for (const name of ['Töpfe & Pfannen', 'مصابيح', '!!', '?'])
          slugs.push((await admin.call(routes.addProductCategory, { body: { name } })).category.slug);
        expect(slugs).toEqual(['topfe-pfannen', expect.stringMatching(/^\p{L}+$/u), 'category', 'category-2']);
      },
    },
    refuses: {
      'nothing, what is too long, and a name that there is already': async ({ admin }) => {
        for (const name of ['  ', 'x'.repeat(61)])
          expect(fieldsOf(await admin.refused(400, routes.addProductCategory, { body: { name } }))).toEqual(['name']);
        for (const name of ['Lighting', (await addCategory(admin)).name.toUpperCase()])
          expect(fieldsOf(await admin.refused(409, routes.addProductCategory, { body: { name } }))).toEqual(['name']);
      },
      'one more than can be kept': async ({ app }) => {
        const admin = await app.signIn('admin');
        const ids = [];
        for (let count = (await idsOf(admin)).length; count < routes.mostProductCategories; count += 1)
          ids.push((await addCategory(admin)).id);
        await admin.refused(409, routes.addProductCategory, { body: { name: 'One more' } });
        for (const id of ids) await admin.call(routes.deleteProductCategory, { parameters: { id }, query: {} });
      },
    },
  },
  renameProductCategory: {
    works: {
      'keeps the slug, and the undo has it called as it was': async ({ admin }) => {
        const before = await addCategory(admin);
        const call = { parameters: { id: before.id }, body: { name: ` Ropes ${before.id}` } };
        const { category, changeId } = await admin.call(routes.renameProductCategory, call);
        expect(category).toEqual({ ...before, name: `Ropes ${before.id}` });
        expect((await admin.call(routes.renameProductCategory, call)).changeId).toBeNull();
        await undo(admin, changeId);
        expect(await categoriesOf(admin)).toContainEqual(before);
      },
    },
    refuses: {
      'no name, that of another, and an id that no category has': async ({ admin }) => {
        const { id } = await addCategory(admin);
        const rename = (name: string) => ({ parameters: { id }, body: { name } });
        expect(fieldsOf(await admin.refused(400, routes.renameProductCategory, rename('')))).toEqual(['name']);
        expect(fieldsOf(await admin.refused(409, routes.renameProductCategory, rename('bakery')))).toEqual(['name']);
        const nowhere = { parameters: { id: missing }, body: { name: 'Ropes' } };
        await admin.refused(404, routes.renameProductCategory, nowhere);
      },
    },
  },
  moveProductCategory: {
    works: {
      'puts it first, and the undo back': async ({ admin }) => {
        const { id } = await addCategory(admin);
        const before = await idsOf(admin);
        const call = { parameters: { id }, body: { afterId: null } };
        const { changeId } = await admin.call(routes.moveProductCategory, call);
        expect(await idsOf(admin)).toEqual([id, ...before.filter((other) => other !== id)]);
        expect((await admin.call(routes.moveProductCategory, call)).changeId).toBeNull();
        await undo(admin, changeId);
        expect(await idsOf(admin)).toEqual(before);
      },
    },
    refuses: {
      'a place behind what is not there, and an id that no category has': async ({ admin }) => {
        const { id } = await addCategory(admin);
        const behind = { parameters: { id }, body: { afterId: missing } };
        expect(fieldsOf(await admin.refused(400, routes.moveProductCategory, behind))).toEqual(['afterId']);
        const nowhere = { parameters: { id: missing }, body: { afterId: null } };
        await admin.refused(404, routes.moveProductCategory, nowhere);
      },
    },
  },
  deleteProductCategory: {
    works: {
      'one without products, and the undo brings it back where it was': async ({ admin }) => {
        const { id } = await addCategory(admin);
        await addCategory(admin);
        const before = await categoriesOf(admin);
        const { moved, changeId } = await admin.call(routes.deleteProductCategory, { parameters: { id }, query: {} });
        expect(moved).toBe(0);
        expect(await categoriesOf(admin)).toEqual(before.filter((other) => other.id !== id));
        await undo(admin, changeId);
        expect(await categoriesOf(admin)).toEqual(before);
      },
    },
    refuses: {
      'one that has products, and says how many': async ({ admin }) => {
        const { id, slug } = await addCategory(admin);
        await addLantern(admin, { category: slug });
        const parameters = { id };
        const one = await admin.refused(409, routes.deleteProductCategory, { parameters, query: {} });
        expect(one).toMatchObject({
          detail: 'One product is in this category. Say which other category it goes to.',
          products: 1,
        });
        await addLantern(admin, { category: slug });
        const two = await admin.refused(409, routes.deleteProductCategory, { parameters, query: {} });
        expect(two.detail).toBe('2 products are in this category. Say which other category they go to.');
        expect(await categoriesOf(admin)).toContainEqual(expect.objectContaining({ id, products: 2 }));
      },
      'itself and nothing as the place to go, and an id that no category has': async ({ admin }) => {
        const { id, slug } = await addCategory(admin);
        await addLantern(admin, { category: slug });
        for (const moveTo of [slug, 'boats', 'no slug'])
          expect(
            fieldsOf(await admin.refused(400, routes.deleteProductCategory, { parameters: { id }, query: { moveTo } })),
          ).toEqual(['moveTo']);
        await admin.refused(404, routes.deleteProductCategory, { parameters: { id: missing }, query: {} });
      },
    },
  },
};
