import * as z from 'zod/mini';
import { documentLanguages } from './document-languages.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import {
  emailAddress,
  id,
  idempotencyKey,
  idParameter,
  line,
  numberParameter,
  requiredLine,
  text,
  wordOf,
} from './text.ts';
import { vatNumber } from './vat-number.ts';

/** What stands of a client on a document. */
export const Addressee = z.object({
  id: id(),
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  contact: z.string(),
  address: z.string(),
  country: z.string(),
  /** As it was written. Empty when there is none, or nobody knows it. */
  vatNumber: z.string(),
});
export type Addressee = z.infer<typeof Addressee>;

export function addresseeOf(client: Addressee): Addressee {
  const { id, name, company, companyEmail, contact, address, country, vatNumber } = client;
  return { id, name, company, companyEmail, contact, address, country, vatNumber };
}

/** As it was kept when something was issued: what was kept before clients had a VAT number has none. */
export const KeptAddressee = z.object({ ...Addressee.shape, vatNumber: z._default(Addressee.shape.vatNumber, '') });

/** Whom invoices are written to, and in which language. */
export const Client = z.object({
  ...Addressee.shape,
  language: z.enum(documentLanguages),
  /** What a new document for them takes over as its buyer reference. */
  buyerReference: z.string(),
  /** Who gets a copy of every letter to them with a document. */
  copiesTo: z.array(z.string()),
});
export type Client = z.infer<typeof Client>;

/** What a buyer has asked to be named: an order number, a cost centre, a Leitweg-ID. */
export const reference = () => line(100);

export const mostCopies = 5;

/** The addresses that a letter goes to beside the one that it is for. */
export const copies = () =>
  z.array(line(254)).check(
    z.maxLength(mostCopies, 'Send copies to at most 5 addresses.'),
    z.refine((addresses) => addresses.every(isAddress), 'Give e-mail addresses such as name@example.com.'),
    z.refine(areDifferent, 'Give each address once.'),
  );

const address = emailAddress();
const isAddress = (given: string) => z.safeParse(address, given).success;

function areDifferent(addresses: readonly string[]): boolean {
  return new Set(addresses.map((address) => address.toLowerCase())).size === addresses.length;
}

const clientFields = {
  name: requiredLine(120),
  company: line(120),
  companyEmail: emailAddress(),
  contact: line(60),
  address: text(300),
  country: line(80),
  vatNumber: vatNumber(),
  buyerReference: reference(),
  copiesTo: copies(),
  language: wordOf(documentLanguages),
};

export const NewClient = z.object({
  ...clientFields,
  company: z._default(clientFields.company, ''),
  contact: z._default(clientFields.contact, ''),
  address: z._default(clientFields.address, ''),
  country: z._default(clientFields.country, ''),
  vatNumber: z._default(clientFields.vatNumber, ''),
  buyerReference: z._default(clientFields.buyerReference, ''),
  copiesTo: z._default(clientFields.copiesTo, []),
  /** Left out, it is that of the house. */
  language: z.optional(clientFields.language),
});
export type NewClient = z.infer<typeof NewClient>;

export const ClientChanges = z.partial(z.object(clientFields));
export type ClientChanges = z.infer<typeof ClientChanges>;

export const clientSortColumns = ['id', 'name'] as const;

export const ClientListQuery = z.object({
  q: listParameters.q,
  sort: listParameters.sort,
  sortColumn: z._default(z.enum(clientSortColumns), 'name'),
  page: listParameters.page,
  perPage: z._default(numberParameter(z.gte(1, 'Ask for 1 to 100 rows.'), z.lte(100, 'Ask for 1 to 100 rows.')), 100),
});
export type ClientListQuery = z.infer<typeof ClientListQuery>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;

export const listFirstClients = route({
  name: 'listFirstClients',
  method: 'GET',
  path: '/api/invoice/clients',
  summary: 'The first five clients.',
  access: readInvoice,
  status: 200,
  response: z.array(Addressee),
});

export const listClients = route({
  name: 'listClients',
  method: 'GET',
  path: '/api/v1/clients',
  summary:
    'A page of clients by name, of 100 unless it is asked otherwise. `q` searches name, company, e-mail and VAT number; `total` counts all that it finds.',
  access: readInvoice,
  query: ClientListQuery,
  status: 200,
  response: z.object({ clients: z.array(Client), total: z.int() }),
});

export const addClient = route({
  name: 'addClient',
  method: 'POST',
  path: '/api/v1/clients',
  summary:
    'Add a client. Letters and documents go to them in `language`, unless another is chosen for one, and copies of the letters to `copiesTo`.',
  access: { action: 'create', subject: 'Invoice' },
  body: z.object({ ...NewClient.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ client: Client, changeId: id() }),
});

const clientId = { parameters: z.object({ id: idParameter() }) };

export const getClient = route({
  name: 'getClient',
  method: 'GET',
  path: '/api/v1/clients/{id}',
  summary: 'One client.',
  access: readInvoice,
  ...clientId,
  status: 200,
  response: z.object({ client: Client }),
});

export const updateClient = route({
  name: 'updateClient',
  method: 'PATCH',
  path: '/api/v1/clients/{id}',
  summary:
    'Change some fields of a client, on drafts for them too; what was issued stays as it was. `changeId` is null when they are so already.',
  access: { action: 'update', subject: 'Invoice' },
  ...clientId,
  body: ClientChanges,
  status: 200,
  response: z.object({ client: Client, changeId: z.nullable(id()) }),
});

export const deleteClient = route({
  name: 'deleteClient',
  method: 'DELETE',
  path: '/api/v1/clients/{id}',
  summary: 'Delete a client whom no invoice is written to.',
  access: { action: 'delete', subject: 'Invoice' },
  ...clientId,
  status: 200,
  response: z.object({ changeId: id() }),
});
