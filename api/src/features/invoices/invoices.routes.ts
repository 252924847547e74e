import * as clientRoutes from '@atrium/contract/clients';
import { addresseeOf } from '@atrium/contract/clients';
import { dayOf } from '@atrium/contract/days';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import * as fileRoutes from '@atrium/contract/invoice-files';
import * as list from '@atrium/contract/invoice-list';
import type { WholeInvoice } from '@atrium/contract/invoices';
import * as routes from '@atrium/contract/invoices';
import { allDataLimit } from '@atrium/contract/lists';
import { listUserInvoices, mostUserInvoices } from '@atrium/contract/user-billing';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { fileResponse } from '../../file-response.ts';
import { handle } from '../../handle.ts';
import { issuerOf } from '../../invoicing/company.ts';
import type { SoldOrders } from '../../invoicing/sold-orders.ts';
import { idsInOrder } from '../../lists/export.ts';
import { findPage, type ListReader, type PageRequest } from '../../lists/page.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { findPageOfClient, idsOfClient } from './client-invoices.queries.ts';
import { findFirstClients } from './clients.queries.ts';
import { addClient, deleteClient, findClient, listClients, updateClient } from './clients.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import { pdfOf } from './invoice-files.ts';
import type { Changed } from './invoices.changes.ts';
import { invoicesAsFile } from './invoices.export.ts';
import { invoicesIndex, invoicesRequest } from './invoices.list.ts';
import { findInvoices } from './invoices.queries.ts';
import { shownWhole } from './invoices.shapes.ts';
import {
  addInvoice,
  addPayment,
  deleteInvoices,
  deletePayment,
  duplicateInvoice,
  markInvoice,
  requireInvoice,
  updateInvoice,
} from './invoices.ts';
import { readAgeing } from './open-invoices.ts';
import { keepStatuses } from './past-due.ts';
import { paymentDetails } from './payment-details.ts';
import { sendInvoice } from './send-invoice.ts';
import { countInvoicesOfUser, findBilledUser, findInvoiceIdsOfUser } from './user-invoices.queries.ts';

const firstClients = 5;

export const invoiceEndpoints = (orders: SoldOrders) => [
  handle(list.listInvoices, async (context, { query }) => {
    await keepStatuses(context);
    const { page, perPage, clientId } = query;
    const request = { ...invoicesRequest(query), page, perPage, clientId };
    return query.allData ? findFirstAndPage(context.lists, request) : findInvoicePage(context.lists, request);
  }),

  handle(listUserInvoices, async (context, { parameters }) => {
    await keepStatuses(context);
    const { read } = context.services.engine;
    const user = await findBilledUser(read, parameters.id);
    if (!user) throw notFound('user');
    const ids = await findInvoiceIdsOfUser(read, user, mostUserInvoices);
    const total = ids.length < mostUserInvoices ? ids.length : await countInvoicesOfUser(read, user);
    return { total, invoices: await findInvoices(read, ids) };
  }),

  handle(list.exportInvoices, async (context, { query }) => {
    await keepStatuses(context);
    const { lists, now } = context;
    const columns = query.columns === undefined ? undefined : [query.columns].flat();
    const request = invoicesRequest(query);
    const ids =
      query.clientId === undefined
        ? idsInOrder(lists, invoicesIndex, request)
        : idsOfClient(lists, query.clientId, request);
    return invoicesAsFile(lists, ids, { columns, format: query.format }, now);
  }),

  handle(list.readInvoiceAgeing, async (context) => {
    await keepStatuses(context);
    return readAgeing(context.services.engine.read, dayOf(context.now));
  }),

  handle(routes.getInvoice, async (context, { parameters }) => {
    await keepStatuses(context);
    return wholeInvoice(context, parameters.id);
  }),

  handle(routes.getInvoiceIssuer, async ({ services: { settings } }) => ({
    issuer: issuerOf(settings),
    paymentDetails: paymentDetails({ balanceCents: 0, currency: settings.currency }, settings),
  })),

  handle(routes.deleteInvoice, async (context, { query }) => ({ changeId: await deleteInvoices(context, [query.id]) })),

  handle(routes.deleteInvoices, async (context, { body }) => ({ changeId: await deleteInvoices(context, body.ids) })),

  handle(routes.addInvoice, async (context, { body }) => shownChange(context, await addInvoice(context, body))),

  handle(routes.duplicateInvoice, async (context, { parameters }) =>
    shownChange(context, await duplicateInvoice(context, parameters.id)),
  ),

  handle(routes.updateInvoice, async (context, { parameters, body }) =>
    shownChange(context, await updateInvoice(context, parameters.id, body)),
  ),

  handle(routes.sendInvoice, async (context, { parameters, body }) => {
    // The letter is another one for what is past due.
    await keepStatuses(context);
    const { messageId, ...sent } = await sendInvoice(context, parameters.id, body);
    deliverSoon(context);
    return { ...shownChange(context, sent), messageId };
  }),

  handle(routes.markInvoiceSent, async (context, { parameters }) =>
    shownChange(context, await markInvoice(context, parameters.id, 'sentAt')),
  ),

  handle(routes.downloadInvoice, async (context, { parameters }) =>
    shownChange(context, await markInvoice(context, parameters.id, 'downloadedAt')),
  ),

  handle(fileRoutes.getInvoicePdf, async (context, { parameters: { id }, query }) => {
    const pdf = await pdfOf(context.services, await wholeInvoice(context, id), query.language);
    return fileResponse(pdf, 'application/pdf', invoiceFileName(id, query.language));
  }),

  handle(fileRoutes.getElectronicInvoice, async (context, { parameters: { id } }) => {
    const text = electronicInvoice(await wholeInvoice(context, id));
    return fileResponse(text, 'application/xml', `invoice-${id}.xml`);
  }),

  handle(routes.addInvoicePayment, async (context, { parameters, body }) => {
    const { payment, ...changed } = await addPayment(context, parameters.id, body, orders);
    return { ...shownChange(context, changed), payment };
  }),

  handle(routes.deleteInvoicePayment, async (context, { parameters }) =>
    shownChange(context, await deletePayment(context, parameters.id, parameters.paymentId)),
  ),

  handle(clientRoutes.listFirstClients, async ({ services }) =>
    (await findFirstClients(services.engine.read, firstClients)).map(addresseeOf),
  ),

  handle(clientRoutes.listClients, ({ lists }, { query }) => listClients(lists, query)),

  handle(clientRoutes.getClient, async ({ services }, { parameters }) => {
    const client = await findClient(services.engine.read, parameters.id);
    if (!client) throw notFound('client');
    return { client };
  }),

  handle(clientRoutes.addClient, (context, { body }) =>
    context.services.engine.write((transaction) => addClient(transaction, context, body)),
  ),

  handle(clientRoutes.updateClient, (context, { parameters, body }) => updateClient(context, parameters.id, body)),

  handle(clientRoutes.deleteClient, async (context, { parameters }) => ({
    changeId: await deleteClient(context, parameters.id),
  })),
];

async function wholeInvoice({ services }: Context, id: number): Promise<WholeInvoice> {
  return shownWhole(await requireInvoice(services.engine.read, id), services.settings);
}

interface InvoicePageRequest extends PageRequest {
  clientId: number | undefined;
}

async function findInvoicePage(lists: ListReader, { clientId, ...request }: InvoicePageRequest) {
  const { total, ids } = await (clientId === undefined
    ? findPage(lists, invoicesIndex, request)
    : findPageOfClient(lists, clientId, request));
  return { total, invoices: await findInvoices(lists.database, ids) };
}

/** The page is mostly among the first, which are sent anyway. */
async function findFirstAndPage(lists: ListReader, request: InvoicePageRequest) {
  const end = request.page * request.perPage;
  const first = await findInvoicePage(lists, { ...request, page: 1, perPage: allDataLimit });
  if (end > allDataLimit) return { allData: first.invoices, ...(await findInvoicePage(lists, request)) };
  return { allData: first.invoices, total: first.total, invoices: first.invoices.slice(end - request.perPage, end) };
}

function shownChange<ChangeId extends number | null>({ services }: Context, { stored, changeId }: Changed<ChangeId>) {
  return { ...shownWhole(stored, services.settings), changeId };
}
