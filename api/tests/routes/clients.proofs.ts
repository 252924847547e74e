import * as routes from '@atrium/contract/clients';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { aClient } from '../invoices/invoices.ts';
import type { ProofTable } from './proofs.ts';

export const clientProofs: ProofTable = {
  listFirstClients: {
    works: {
      'five of them': async ({ admin }) => {
        const clients = await admin.call(routes.listFirstClients);
        expect(clients.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
        expect(clients[0]).toMatchObject({ name: 'Amara Okafor', company: 'Lantern Works', country: 'Nigeria' });
      },
    },
  },
  listClients: {
    works: {
      'by name': async ({ admin }) => {
        const { clients, total } = await admin.call(routes.listClients, { query: {} });
        expect(clients).toHaveLength(total);
        expect(total).toBeGreaterThanOrEqual(10);
        expect(clients.slice(0, 2).map(({ name }) => name)).toEqual(['Aino Väänänen', 'Amara Okafor']);
      },
      'those whose name, company or e-mail has the words': async ({ admin }) => {
        const { client } = await admin.call(routes.addClient, { body: aClient() });
        for (const q of [client.name, 'ROPE walk', client.companyEmail]) {
          expect((await admin.call(routes.listClients, { query: { q } })).clients).toContainEqual(client);
        }
        expect(await admin.call(routes.listClients, { query: { q: client.contact } })).toEqual({
          clients: [],
          total: 0,
        });
      },
    },
    refuses: {
      'words that are too long': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listClients, { query: { q: 'x'.repeat(201) } });
        expect(fieldsOf(problem)).toEqual(['q']);
      },
    },
  },
  addClient: {
    works: {
      'with all there is to know, or with name and e-mail alone': async ({ admin }) => {
        const body = aClient();
        const { client } = await admin.call(routes.addClient, { body });
        expect(client).toEqual({ id: expect.any(Number), ...body });
        const { name, companyEmail } = aClient();
        const shorter = await admin.call(routes.addClient, { body: { name, companyEmail } });
        expect(shorter.client).toMatchObject({ id: client.id + 1, name, company: '', address: '' });
      },
    },
    refuses: {
      'no name, and what is no e-mail address': async ({ admin }) => {
        const problem = await admin.refused(400, routes.addClient, { body: { name: ' ', companyEmail: 'odile' } });
        expect(fieldsOf(problem)).toEqual(['name', 'companyEmail']);
      },
    },
  },
};
