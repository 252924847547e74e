import { dayOf } from '@atrium/contract/days';
import * as routes from '@atrium/contract/invoice-list';
import { allDataLimit } from '@atrium/contract/lists';
import { listUserInvoices, mostUserInvoices } from '@atrium/contract/user-billing';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import type { ListReader, PageRequest } from '../../lists/page.ts';
import { invoicesAsFile } from './invoices.export.ts';
import { invoicesRequest } from './invoices.list.ts';
import { findInvoices } from './invoices.queries.ts';
import { findPageOfInvoices, idsOfInvoices } from './narrowed-invoices.queries.ts';
import { readAgeing } from './open-invoices.ts';
import { keepStatuses } from './past-due.ts';
import { countInvoicesOfUser, findBilledUser, findInvoiceIdsOfUser } from './user-invoices.queries.ts';

/** Invoices among others: pages, files and sums of them. */
export const invoiceListEndpoints = [
  handle(routes.listInvoices, async (context, { query }) => {
    await keepStatuses(context);
    const { page, perPage, clientId, issued } = query;
    const request = { ...invoicesRequest(query), page, perPage, clientId, issued };
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

  handle(routes.exportInvoices, async (context, { query }) => {
    await keepStatuses(context);
    const { lists, now } = context;
    const columns = query.columns === undefined ? undefined : [query.columns].flat();
    const ids = idsOfInvoices(lists, invoicesRequest(query), query);
    return invoicesAsFile(lists, ids, { ...query, columns }, now);
  }),

  handle(routes.readInvoiceAgeing, async (context) => {
    await keepStatuses(context);
    return readAgeing(context.services.engine.read, dayOf(context.now));
  }),
];

interface InvoicePageRequest extends PageRequest {
  clientId: number | undefined;
  issued: string | undefined;
}

async function findInvoicePage(lists: ListReader, request: InvoicePageRequest) {
  const { total, ids } = await findPageOfInvoices(lists, request, request);
  return { total, invoices: await findInvoices(lists.database, ids) };
}

/** The page is mostly among the first, which are sent anyway. */
async function findFirstAndPage(lists: ListReader, request: InvoicePageRequest) {
  const end = request.page * request.perPage;
  const first = await findInvoicePage(lists, { ...request, page: 1, perPage: allDataLimit });
  if (end > allDataLimit) return { allData: first.invoices, ...(await findInvoicePage(lists, request)) };
  return { allData: first.invoices, total: first.total, invoices: first.invoices.slice(end - request.perPage, end) };
}
