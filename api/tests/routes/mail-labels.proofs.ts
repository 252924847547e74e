import * as routes from '@atrium/contract/mail-labels';
import { expect } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const missing = 999_999;

export async function addLabel(person: Person, name = 'Harbour', more: object = {}) {
  return (await person.call(routes.addMailLabel, { body: { name, ...more } })).label;
}

export async function labelsOf(person: Person) {
  return (await person.call(routes.listMailLabels)).labels;
}

export const mailLabelProofs: ProofTable = {
  listMailLabels: {
    works: {
      "one's own, by their names, and nobody else's": async ({ app }) => {
        const person = await newcomer(app);
        const [tides, boats] = [await addLabel(person, 'tides'), await addLabel(person, 'Boats', { color: 'danger' })];
        expect(await labelsOf(person)).toEqual([boats, tides]);
        expect(await labelsOf(await newcomer(app))).toEqual([]);
      },
    },
  },
  addMailLabel: {
    works: {
      'with a key that stays, and it can be undone and done again': async ({ app }) => {
        const person = await newcomer(app);
        const { label, changeId } = await person.call(routes.addMailLabel, { body: { name: ' The pier ' } });
        expect(label).toEqual({ id: label.id, key: `own-${label.id}`, name: 'The pier', color: 'accent' });
        const undone = await undo(person, changeId);
        expect(await labelsOf(person)).toEqual([]);
        await undo(person, undone);
        expect(await labelsOf(person)).toEqual([label]);
      },
    },
    refuses: {
      'a name that is taken, or is that of one of the four in any language': async ({ app }) => {
        const person = await newcomer(app);
        await addLabel(person, 'Städte');
        for (const name of ['STADTE', 'städte ', 'Company', 'wichtig', 'PRIVE', 'شخصي']) {
          const refused = await person.refused(409, routes.addMailLabel, { body: { name } });
          expect(fieldsOf(refused), name).toEqual(['name']);
        }
        expect(await labelsOf(person)).toHaveLength(1);
        await addLabel(await newcomer(app), 'Städte');
      },
      'no name, and a colour that there is not': async ({ app }) => {
        const person = await newcomer(app);
        const refused = async (body: object) =>
          fieldsOf(await person.refused(400, routes.addMailLabel, { body: body as { name: string } }));
        expect(await refused({ name: ' ' })).toEqual(['name']);
        expect(await refused({ name: 'x'.repeat(41) })).toEqual(['name']);
        expect(await refused({ name: 'Pier', color: '#fff' })).toEqual(['color']);
        expect(await labelsOf(person)).toEqual([]);
      },
      'one more than can be kept': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 0; count < routes.mostOwnMailLabels; count += 1) await addLabel(person, `Pier ${count}`);
        await person.refused(409, routes.addMailLabel, { body: { name: 'One more' } });
      },
    },
  },
  updateMailLabel: {
    works: {
      'calls it otherwise and paints it, and the undo back': async ({ app }) => {
        const person = await newcomer(app);
        const label = await addLabel(person);
        const input = { parameters: { id: label.id }, body: { name: 'HARBOUR', color: 'info' } } as const;
        const { label: changed, changeId } = await person.call(routes.updateMailLabel, input);
        expect(changed).toEqual({ ...label, name: 'HARBOUR', color: 'info' });
        expect(await labelsOf(person)).toEqual([changed]);
        expect((await person.call(routes.updateMailLabel, input)).changeId).toBeNull();
        await undo(person, changeId);
        expect(await labelsOf(person)).toEqual([label]);
      },
    },
    refuses: {
      'the name of another, no name, and an id that no label has': async ({ app }) => {
        const person = await newcomer(app);
        const labels = [await addLabel(person, 'Boats'), await addLabel(person, 'Tides')];
        const parameters = { id: labels[0]?.id ?? 0 };
        const taken = await person.refused(409, routes.updateMailLabel, { parameters, body: { name: 'tides' } });
        expect(fieldsOf(taken)).toEqual(['name']);
        const empty = await person.refused(400, routes.updateMailLabel, { parameters, body: { name: '' } });
        expect(fieldsOf(empty)).toEqual(['name']);
        await person.refused(404, routes.updateMailLabel, { parameters: { id: missing }, body: { name: 'Pier' } });
        expect(await labelsOf(person)).toEqual(labels);
      },
    },
    keepsOut: {
      'everybody else': async ({ app, admin }) => {
        const person = await newcomer(app);
        const label = await addLabel(person);
        await admin.refused(404, routes.updateMailLabel, { parameters: { id: label.id }, body: { name: 'Mine' } });
        expect(await labelsOf(person)).toEqual([label]);
      },
    },
  },
  deleteMailLabel: {
    works: {
      'and its undo brings it back': async ({ app }) => {
        const person = await newcomer(app);
        const label = await addLabel(person);
        const { deletedRules, changeId } = await person.call(routes.deleteMailLabel, { parameters: { id: label.id } });
        expect(deletedRules).toBe(0);
        expect(await labelsOf(person)).toEqual([]);
        await undo(person, changeId);
        expect(await labelsOf(person)).toEqual([label]);
      },
    },
    refuses: {
      'an id that no label has': async ({ admin }) => {
        await admin.refused(404, routes.deleteMailLabel, { parameters: { id: missing } });
      },
    },
    keepsOut: {
      'everybody else': async ({ app, admin }) => {
        const person = await newcomer(app);
        const label = await addLabel(person);
        await admin.refused(404, routes.deleteMailLabel, { parameters: { id: label.id } });
        expect(await labelsOf(person)).toEqual([label]);
      },
    },
  },
};
