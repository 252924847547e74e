import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { emailAddress, id, requiredText, text } from './text.ts';

/** Whom invoices are written to. */
export const Client = z.object({
  id: id(),
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  contact: z.string(),
  address: z.string(),
  country: z.string(),
});
export type Client = z.infer<typeof Client>;

export const NewClient = z.object({
  name: requiredText(120),
  company: z._default(text(120), ''),
  companyEmail: emailAddress(),
  contact: z._default(text(60), ''),
  address: z._default(text(300), ''),
  country: z._default(text(80), ''),
});
export type NewClient = z.infer<typeof NewClient>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;

export const listFirstClients = route({
  name: 'listFirstClients',
  method: 'GET',
  path: '/api/invoice/clients',
  summary: 'The first five clients.',
  access: readInvoice,
  status: 200,
  response: z.array(Client),
});

export const listClients = route({
  name: 'listClients',
  method: 'GET',
  path: '/api/v1/clients',
  summary: 'The first 100 clients by name. `q` searches name, company and e-mail; `total` counts all that it finds.',
  access: readInvoice,
  query: z.object({ q: listParameters.q }),
  status: 200,
  response: z.object({ clients: z.array(Client), total: z.int() }),
});

export const addClient = route({
  name: 'addClient',
  method: 'POST',
  path: '/api/v1/clients',
  summary: 'Add a client.',
  access: { action: 'create', subject: 'Invoice' },
  body: NewClient,
  status: 201,
  response: z.object({ client: Client, changeId: id() }),
});
