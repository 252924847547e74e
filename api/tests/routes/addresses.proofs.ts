import * as routes from '@atrium/contract/addresses';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { address } from '../shop/shop.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

async function addressOf(person: Person): Promise<number> {
  return (await person.call(routes.addAddress, { body: address })).address.id;
}

const wrongFields: Scenarios = {
  'what is missing, and names each': async ({ admin }) => {
    const body = { ...address, town: ' ', state: undefined, addressType: 'ship' };
    const fields = ['addressType', 'state', 'town'];
    expect(fieldsOf(await admin.refused(400, routes.addAddress, { body })).sort()).toEqual(fields);
    const call = { parameters: { id: 1 }, body };
    expect(fieldsOf(await admin.refused(400, routes.updateAddress, call)).sort()).toEqual(fields);
  },
};

const unknown: Scenarios = {
  'an address that there is not': async ({ admin }) => {
    const parameters = { id: 999_999 };
    await admin.refused(404, routes.updateAddress, { parameters, body: address });
    await admin.refused(404, routes.deleteAddress, { parameters });
  },
};

const others: Scenarios = {
  "another account, an admin's too": async ({ admin, app }) => {
    const person = await newcomer(app);
    const parameters = { id: await addressOf(person) };
    await admin.refused(404, routes.updateAddress, { parameters, body: { ...address, town: 'Saltmarsh' } });
    await admin.refused(404, routes.deleteAddress, { parameters });
    expect((await person.call(routes.listAddresses)).addresses).toEqual([{ ...parameters, ...address }]);
  },
};

export const addressProofs: ProofTable = {
  listAddresses: {
    works: {
      "one's own, in the order of adding": async ({ admin, app }) => {
        const sample = await admin.call(routes.listAddresses);
        expect(sample.addresses.map(({ town }) => town)).toEqual(['Northquay', 'Heron Row']);
        expect(await (await newcomer(app)).call(routes.listAddresses)).toEqual({ addresses: [] });
      },
    },
  },
  addAddress: {
    works: {
      'and it is kept': async ({ app }) => {
        const person = await newcomer(app);
        const { address: kept } = await person.call(routes.addAddress, { body: address });
        expect((await person.call(routes.listAddresses)).addresses).toEqual([kept]);
      },
    },
    refuses: {
      ...wrongFields,
      'more than one can look through': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 0; count < routes.mostAddresses; count += 1) await addressOf(person);
        await person.refused(409, routes.addAddress, { body: address });
      },
    },
  },
  updateAddress: {
    works: {
      'and says when it is so already': async ({ app }) => {
        const person = await newcomer(app);
        const call = { parameters: { id: await addressOf(person) }, body: { ...address, town: 'Saltmarsh' } };
        expect((await person.call(routes.updateAddress, call)).address.town).toBe('Saltmarsh');
        expect((await person.call(routes.updateAddress, call)).changeId).toBeNull();
      },
    },
    refuses: { ...wrongFields, ...unknown },
    keepsOut: others,
  },
  deleteAddress: {
    works: {
      'and the others stay': async ({ app }) => {
        const person = await newcomer(app);
        const [first, second] = [await addressOf(person), await addressOf(person)];
        await person.call(routes.deleteAddress, { parameters: { id: first } });
        expect((await person.call(routes.listAddresses)).addresses.map(({ id }) => id)).toEqual([second]);
      },
    },
    refuses: unknown,
    keepsOut: others,
  },
};
