import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/order-notes';
import { getOrder } from '@atrium/contract/orders';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { order } from '../shop/shop.ts';
import type { ProofTable } from './proofs.ts';

const of = (id: number) => ({ parameters: { id } });

async function notesOf(person: Person, orderId: number) {
  return (await person.call(routes.listOrderNotes, of(orderId))).notes;
}

async function noted(person: Person, orderId: number, text = 'Called back'): Promise<number> {
  return (await person.call(routes.addOrderNote, { ...of(orderId), body: { text } })).noteId;
}

export const orderNoteProofs: ProofTable = {
  listOrderNotes: {
    works: {
      'the latest first, with who wrote them, and whoever ordered gets nothing of them': async ({ admin, app }) => {
        const { person: buyer } = await personWith(app, admin, ['orders:read', 'orders:create', 'catalogue:read']);
        const { id } = await order(buyer, 6);
        await noted(admin, id, 'First');
        await noted(admin, id, 'Second');
        const notes = await notesOf(admin, id);
        expect(notes.map(({ text, isOwn, editedAt }) => ({ text, isOwn, editedAt }))).toEqual([
          { text: 'Second', isOwn: true, editedAt: null },
          { text: 'First', isOwn: true, editedAt: null },
        ]);
        expect(new Set(notes.map(({ name }) => name))).toEqual(new Set(['Ida Lindqvist']));
        await buyer.refused(403, routes.listOrderNotes, of(id));
        expect(JSON.stringify(await buyer.call(getOrder, of(id)))).not.toContain('Second');
      },
    },
    refuses: {
      'an order that there is not': async ({ admin }) => {
        await admin.refused(404, routes.listOrderNotes, of(999_999));
      },
    },
  },
  addOrderNote: {
    works: {
      'once, however often it is sent with the same key': async ({ admin, app }) => {
        const [one, other] = [await order(await newcomer(app), 6), await order(await newcomer(app), 6)];
        const body = { text: 'Called back', idempotencyKey: crypto.randomUUID() };
        const add = () => admin.call(routes.addOrderNote, { ...of(one.id), body });
        const answers = await Promise.all([add(), add()]);
        expect(answers[1]).toEqual(answers[0]);
        expect(await notesOf(admin, one.id)).toHaveLength(1);
        await admin.refused(409, routes.addOrderNote, { ...of(other.id), body });
      },
      'and it is undone and done again': async ({ admin, app }) => {
        const { id } = await order(await newcomer(app), 6);
        const { changeId } = await admin.call(routes.addOrderNote, { ...of(id), body: { text: ' Called back ' } });
        const before = await notesOf(admin, id);
        expect(before.map(({ text }) => text)).toEqual(['Called back']);
        const { changes } = await admin.call(undoChange, of(changeId));
        expect(await notesOf(admin, id)).toEqual([]);
        await admin.call(undoChange, of(changes[0]?.id ?? 0));
        expect(await notesOf(admin, id)).toEqual(before);
      },
    },
    refuses: {
      'nothing, too much, and an order that there is not': async ({ admin }) => {
        for (const text of [' ', 'x'.repeat(2_001)]) {
          const refusal = await admin.refused(400, routes.addOrderNote, { ...of(118), body: { text } });
          expect(fieldsOf(refusal)).toEqual(['text']);
        }
        await admin.refused(404, routes.addOrderNote, { ...of(999_999), body: { text: 'Called back' } });
      },
    },
  },
  updateOrderNote: {
    works: {
      'and it is undone': async ({ admin }) => {
        const id = await noted(admin, 119);
        const { changeId } = await admin.call(routes.updateOrderNote, { ...of(id), body: { text: 'Called twice' } });
        const textOf = async () => (await notesOf(admin, 119)).find((note) => note.id === id)?.text;
        expect(await textOf()).toBe('Called twice');
        const again = await admin.call(routes.updateOrderNote, { ...of(id), body: { text: 'Called twice' } });
        expect(again.changeId).toBeNull();
        await admin.call(undoChange, of(changeId ?? 0));
        expect(await textOf()).toBe('Called back');
      },
    },
    refuses: {
      "somebody else's, and one that there is not": async ({ admin, app }) => {
        const id = await noted(await newcomer(app), 119);
        await admin.refused(403, routes.updateOrderNote, { ...of(id), body: { text: 'Mine' } });
        await admin.refused(404, routes.updateOrderNote, { ...of(999_999), body: { text: 'Mine' } });
      },
    },
  },
  deleteOrderNote: {
    works: {
      "one's own, and any for who manages orders; undone it is there again": async ({ admin, app }) => {
        const { person: packer } = await personWith(app, admin, ['orders:read', 'orders:write']);
        const id = await noted(packer, 119);
        const before = await notesOf(admin, 119);
        const { changeId } = await admin.call(routes.deleteOrderNote, of(id));
        expect((await notesOf(admin, 119)).map((note) => note.id)).not.toContain(id);
        await admin.call(undoChange, of(changeId));
        expect(await notesOf(admin, 119)).toEqual(before);
        const own = await packer.call(routes.deleteOrderNote, of(id));
        await packer.call(undoChange, of(own.changeId));
        expect(await notesOf(admin, 119)).toEqual(before);
      },
    },
    refuses: {
      "somebody else's, and one that there is not": async ({ admin, app }) => {
        const { person: packer } = await personWith(app, admin, ['orders:read', 'orders:write']);
        await packer.refused(403, routes.deleteOrderNote, of(await noted(admin, 119)));
        await packer.refused(404, routes.deleteOrderNote, of(999_999));
      },
    },
  },
};
