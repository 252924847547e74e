import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/trusted-senders';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

export async function trust(person: Person, email = 'News@harbour.example') {
  return person.call(routes.addTrustedSender, { body: { email } });
}

async function trusted(person: Person): Promise<string[]> {
  return (await person.call(routes.listTrustedSenders)).senders.map(({ email }) => email);
}

export const trustedSenderProofs: ProofTable = {
  listTrustedSenders: {
    works: {
      "one's own by their addresses, and nobody else's": async ({ app }) => {
        const person = await newcomer(app);
        await trust(person, 'zoe@harbour.example');
        await trust(person);
        expect(await trusted(person)).toEqual(['News@harbour.example', 'zoe@harbour.example']);
        expect(await trusted(await newcomer(app))).toEqual([]);
      },
    },
  },
  addTrustedSender: {
    works: {
      'once, whatever the case; it can be undone and done again': async ({ app }) => {
        const person = await newcomer(app);
        const { sender, changeId } = await trust(person);
        expect(await trust(person, 'news@HARBOUR.example')).toEqual({ sender, changeId: null });
        const undo = async (id: number | null) =>
          (await person.call(undoChange, { parameters: { id: id ?? 0 } })).changes[0]?.id ?? 0;
        const undone = await undo(changeId);
        expect(await trusted(person)).toEqual([]);
        await undo(undone);
        expect(await trusted(person)).toEqual(['News@harbour.example']);
      },
    },
    refuses: {
      'what is no address': async ({ admin }) => {
        const body = { email: 'harbour' };
        expect(fieldsOf(await admin.refused(400, routes.addTrustedSender, { body }))).toEqual(['email']);
      },
    },
  },
  deleteTrustedSender: {
    works: {
      'and its undo brings it back, unless it is there again': async ({ app }) => {
        const person = await newcomer(app);
        const { sender } = await trust(person);
        const { changeId } = await person.call(routes.deleteTrustedSender, { parameters: { id: sender.id } });
        expect(await trusted(person)).toEqual([]);
        await trust(person);
        await person.refused(409, undoChange, { parameters: { id: changeId } });
      },
    },
    refuses: {
      'an id that no trusted sender has': async ({ admin }) => {
        await admin.refused(404, routes.deleteTrustedSender, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'everybody else': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { sender } = await trust(person);
        await admin.refused(404, routes.deleteTrustedSender, { parameters: { id: sender.id } });
        expect(await trusted(person)).toHaveLength(1);
      },
    },
  },
};
