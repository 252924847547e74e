import * as routes from '@atrium/contract/custom-fields';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

const project = { label: 'Project', kind: 'text' } as const;
const choices = ['Harbour', 'Lighthouse'];

export const customFieldsProofs: ProofTable = {
  listCustomFields: {
    works: {
      'none, until somebody makes one': async ({ app }) => {
        const admin = await app.signIn('admin');
        expect((await admin.call(routes.listCustomFields)).fields).toEqual([]);
      },
    },
  },
  updateCustomFields: {
    works: {
      'fields are added, changed and removed; the same again is no change': async ({ admin }) => {
        const body = {
          fields: [project, { label: 'Cost centre', kind: 'choice', choices, isPrinted: false }],
        } as const;
        const added = await admin.call(routes.updateCustomFields, {
          body: { fields: [body.fields[0], { ...body.fields[1], choices: [...choices] }] },
        });
        expect(added.fields).toMatchObject([{ ...project, choices: [], isPrinted: true }, body.fields[1]]);
        const [first, second] = added.fields.map(({ id }) => id);
        const renamed = { ...project, id: first, label: 'Order number' };
        const changed = await admin.call(routes.updateCustomFields, { body: { fields: [renamed] } });
        expect(changed.fields.map(({ label }) => label)).toEqual(['Order number', 'Cost centre']);
        const again = await admin.call(routes.updateCustomFields, { body: { fields: [renamed] } });
        expect(again.changeId).toBeNull();
        const removedIds = [Number(first), Number(second)];
        expect((await admin.call(routes.updateCustomFields, { body: { removedIds } })).fields).toEqual([]);
      },
    },
    refuses: {
      'no name, an unknown kind, a choice without choices, and choices of anything else': async ({ admin }) => {
        const wrong = [
          { ...project, label: ' ' },
          { ...project, kind: 'colour' as 'text' },
          { ...project, kind: 'choice' } as const,
          { ...project, choices },
          { ...project, kind: 'choice', choices: ['Harbour', 'harbour'] } as const,
        ];
        for (const field of wrong) {
          const body = { fields: [{ ...field, ...('choices' in field && { choices: [...field.choices] }) }] };
          const problem = await admin.refused(400, routes.updateCustomFields, { body });
          expect(fieldsOf(problem)[0]).toMatch(/^fields\.0\./);
        }
        expect((await admin.call(routes.listCustomFields)).fields).toEqual([]);
      },
      'more than six, two of the same name, and those that there are not': async ({ admin }) => {
        const many = Array.from({ length: 7 }, (_, index) => ({ ...project, label: `Field ${index}` }));
        const twice = [project, { ...project, label: 'PROJECT' }];
        const unknown = [{ ...project, id: 999 }];
        for (const body of [{ fields: many }, { fields: twice }, { fields: unknown }, { removedIds: [999] }])
          await admin.refused(400, routes.updateCustomFields, { body });
        expect((await admin.call(routes.listCustomFields)).fields).toEqual([]);
      },
    },
  },
};
