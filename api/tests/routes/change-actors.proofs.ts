import { closeAccount } from '@atrium/contract/accounts';
import { listChangeActors } from '@atrium/contract/change-actors';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const changeActorProofs: ProofTable = {
  listChangeActors: {
    works: {
      'accounts by a part of their names, oneself among them': async ({ app, admin }) => {
        const person = await newcomer(app);
        const ask = async (query: object) => (await admin.call(listChangeActors, { query })).actors;
        const { accountId, username } = person;
        expect(await ask({ q: username.slice(1).toUpperCase() })).toEqual([{ accountId, name: username, username }]);
        expect(await ask({ q: 'lindqvist' })).toMatchObject([{ accountId: admin.accountId, name: 'Ida Lindqvist' }]);
      },
      'one that was closed by its number alone': async ({ app, admin }) => {
        const person = await newcomer(app);
        await person.call(closeAccount, { body: { currentPassword: password } });
        const { accountId, username } = person;
        const ask = async (query: object) => (await admin.call(listChangeActors, { query })).actors;
        expect(await ask({ actorId: accountId })).toMatchObject([{ accountId, name: '' }]);
        expect(await ask({ q: username })).toEqual([]);
      },
    },
    refuses: {
      'a search that is too long, and numbers that are none': async ({ admin }) => {
        const query = { q: 'x'.repeat(101), actorId: 'x' };
        expect(fieldsOf(await admin.refused(400, listChangeActors, { query }))).toEqual(['q', 'actorId']);
      },
    },
  },
};
