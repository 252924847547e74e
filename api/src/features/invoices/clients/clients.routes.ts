import * as routes from '@atrium/contract/clients';
import { addresseeOf } from '@atrium/contract/clients';
import { notFound } from '../../../errors.ts';
import { handle } from '../../../handle.ts';
import { findFirstClients } from './clients.queries.ts';
import { addClient, deleteClient, findClient, listClients, updateClient } from './clients.ts';

const firstClients = 5;

export const clientEndpoints = [
  handle(routes.listFirstClients, async ({ services }) =>
    (await findFirstClients(services.engine.read, firstClients)).map(addresseeOf),
  ),

  handle(routes.listClients, ({ lists }, { query }) => listClients(lists, query)),

  handle(routes.getClient, async ({ services }, { parameters }) => {
    const client = await findClient(services.engine.read, parameters.id);
    if (!client) throw notFound('client');
    return { client };
  }),

  handle(routes.addClient, (context, { body }) => addClient(context, body)),

  handle(routes.updateClient, (context, { parameters, body }) => updateClient(context, parameters.id, body)),

  handle(routes.deleteClient, async (context, { parameters }) => ({
    changeId: await deleteClient(context, parameters.id),
  })),
];
