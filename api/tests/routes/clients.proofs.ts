import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/clients';
import { listInvoices } from '@atrium/contract/invoice-list';
import { deleteInvoice } from '@atrium/contract/invoices';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { aClient, addAnInvoice } from '../invoices/invoices.ts';
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
      'some at a time, in either order': async ({ admin }) => {
        const all = await admin.call(routes.listClients, { query: { sortColumn: 'id', sort: 'desc' } });
        const query = { sortColumn: 'id', sort: 'desc', page: 2, perPage: 3 } as const;
        const { clients, total } = await admin.call(routes.listClients, { query });
        expect({ clients, total }).toEqual({ clients: all.clients.slice(3, 6), total: all.total });
      },
      'those whose name, company, e-mail or VAT number has the words': async ({ admin }) => {
        const body = { ...aClient(), vatNumber: 'FI-0000.0000' };
        const { client } = await admin.call(routes.addClient, { body });
        for (const q of [client.name, 'ROPE walk', client.companyEmail, client.vatNumber, 'fi00000000']) {
          expect((await admin.call(routes.listClients, { query: { q } })).clients).toContainEqual(client);
        }
        expect(await admin.call(routes.listClients, { query: { q: client.contact } })).toEqual({
          clients: [],
          total: 0,
        });
      },
    },
    refuses: {
      'what is no page and no order': async ({ admin }) => {
        const query = { page: 0, perPage: 101, sort: 'up', sortColumn: 'address' };
        const problem = await admin.refused(400, routes.listClients, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
      'words that are too long': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listClients, { query: { q: 'x'.repeat(201) } });
        expect(fieldsOf(problem)).toEqual(['q']);
      },
    },
  },
  getClient: {
    works: {
      'one of them': async ({ admin }) => {
        const { client } = await admin.call(routes.getClient, { parameters: { id: 1 } });
        expect(client).toMatchObject({ id: 1, name: 'Amara Okafor' });
      },
    },
    refuses: {
      'one that there is not, and what is no id': async ({ admin }) => {
        await admin.refused(404, routes.getClient, { parameters: { id: 999_999 } });
        await admin.refused(400, routes.getClient, { parameters: { id: 'first' } });
      },
    },
  },
  updateClient: {
    works: {
      'and the invoices are found and sorted by the new name': async ({ admin }) => {
        const { id, invoice } = await addAnInvoice(admin, { client: aClient() });
        const { id: deletedId } = await addAnInvoice(admin, { clientId: invoice.client.id });
        const { changeId: deletion } = await admin.call(deleteInvoice, { query: { id: deletedId } });
        const body = { name: 'Zuzana Wayfarer', companyEmail: 'zuzana@wayfarer.example', company: 'Sail Loft' };
        const parameters = { id: invoice.client.id };
        const { client, changeId } = await admin.call(routes.updateClient, { parameters, body });
        expect(client).toEqual({ ...invoice.client, ...body, language: 'en' });
        expect(changeId).not.toBeNull();
        for (const q of ['zuzana', 'wayfarer.example']) {
          const found = await admin.call(listInvoices, { query: { q } });
          expect(found.allData).toEqual([expect.objectContaining({ id, client: routes.addresseeOf(client) })]);
        }
        const { allData: old } = await admin.call(listInvoices, { query: { q: invoice.client.companyEmail } });
        expect(old).toEqual([]);
        const last = await admin.call(listInvoices, { query: { sortColumn: 'clientName', sort: 'desc', perPage: 1 } });
        expect(last.invoices[0]?.id).toBe(id);
        expect(await admin.call(routes.updateClient, { parameters, body })).toEqual({ client, changeId: null });
        await admin.call(undoChange, { parameters: { id: deletion } });
        expect((await admin.call(listInvoices, { query: { q: 'zuzana' } })).total).toBe(2);
      },
    },
    refuses: {
      'one that there is not, no name, and what is no e-mail address or VAT number': async ({ admin }) => {
        await admin.refused(404, routes.updateClient, { parameters: { id: 999_999 }, body: { name: 'Nobody' } });
        const body = { name: ' ', companyEmail: 'odile', vatNumber: 'none' };
        const problem = await admin.refused(400, routes.updateClient, { parameters: { id: 1 }, body });
        expect(fieldsOf(problem)).toEqual(['name', 'companyEmail', 'vatNumber']);
      },
    },
  },
  deleteClient: {
    works: {
      'whom no invoice is written to': async ({ admin }) => {
        const { client } = await admin.call(routes.addClient, { body: aClient() });
        const parameters = { id: client.id };
        await admin.call(routes.deleteClient, { parameters });
        await admin.refused(404, routes.getClient, { parameters });
        expect((await admin.call(routes.listClients, { query: { q: client.name } })).clients).toEqual([]);
      },
    },
    refuses: {
      'one that there is not, and one who has invoices': async ({ admin }) => {
        await admin.refused(404, routes.deleteClient, { parameters: { id: 999_999 } });
        const { invoice } = await addAnInvoice(admin, { client: aClient() });
        const problem = await admin.refused(409, routes.deleteClient, { parameters: { id: invoice.client.id } });
        expect(problem.detail).toBe(`${invoice.client.name} has invoices. Delete those first.`);
      },
    },
  },
  addClient: {
    works: {
      'with all there is to know, or with name and e-mail alone': async ({ admin }) => {
        const body = { ...aClient(), language: 'pt' } as const;
        const { client } = await admin.call(routes.addClient, { body });
        expect(client).toEqual({ id: expect.any(Number), ...body });
        const { name, companyEmail } = aClient();
        const shorter = await admin.call(routes.addClient, { body: { name, companyEmail } });
        const rest = { company: '', address: '', vatNumber: '', language: 'en' };
        expect(shorter.client).toMatchObject({ id: client.id + 1, name, ...rest });
      },
    },
    refuses: {
      'no name, and what is no e-mail address or VAT number': async ({ admin }) => {
        const problem = await admin.refused(400, routes.addClient, {
          body: { name: ' ', companyEmail: 'odile', vatNumber: '<DE1>', language: 'la' },
        });
        expect(fieldsOf(problem)).toEqual(['name', 'companyEmail', 'vatNumber', 'language']);
      },
    },
  },
};
