import * as accountRoutes from '@atrium/contract/client-account';
import * as routes from '@atrium/contract/clients';
import { addresseeOf, type Client } from '@atrium/contract/clients';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { handle } from '../../../handle.ts';
import { keepStatuses } from '../past-due.ts';
import { countClientPayments, findClientFigures, findClientPayments } from './client-account.queries.ts';
import { findFirstClients } from './clients.queries.ts';
import { addClient, deleteClient, findClient, listClients, updateClient } from './clients.ts';

const firstClients = 5;

export const clientEndpoints = [
  handle(routes.listFirstClients, async ({ services }) =>
    (await findFirstClients(services.engine.read, firstClients)).map(addresseeOf),
  ),

  handle(routes.listClients, ({ lists }, { query }) => listClients(lists, query)),

  handle(routes.getClient, async (context, { parameters }) => ({
    client: await requireClient(context, parameters.id),
  })),

  handle(accountRoutes.getClientFigures, async (context, { parameters: { id } }) => {
    await requireClient(context, id);
    await keepStatuses(context);
    return { figures: await findClientFigures(context.services.engine.read, id) };
  }),

  handle(accountRoutes.listClientPayments, async (context, { parameters: { id }, query }) => {
    await requireClient(context, id);
    const { read } = context.services.engine;
    return { payments: await findClientPayments(read, id, query), total: await countClientPayments(read, id) };
  }),

  handle(routes.addClient, (context, { body }) => addClient(context, body)),

  handle(routes.updateClient, (context, { parameters, body }) => updateClient(context, parameters.id, body)),

  handle(routes.deleteClient, async (context, { parameters }) => ({
    changeId: await deleteClient(context, parameters.id),
  })),
];

async function requireClient({ services }: Context, id: number): Promise<Client> {
  const client = await findClient(services.engine.read, id);
  if (!client) throw notFound('client');
  return client;
}
