import * as creditRoutes from '@atrium/contract/invoice-credits';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import * as fileRoutes from '@atrium/contract/invoice-files';
import type { WholeInvoice } from '@atrium/contract/invoices';
import * as routes from '@atrium/contract/invoices';
import type { Context } from '../../context.ts';
import { fileResponse } from '../../file-response.ts';
import { handle } from '../../handle.ts';
import { issuerOf } from '../../invoicing/company.ts';
import { findInvoiceSettings } from '../../invoicing/invoice-settings.queries.ts';
import type { SoldOrders } from '../../invoicing/sold-orders.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { electronicInvoice } from './files/electronic-invoice.ts';
import { pdfOf } from './files/invoice-files.ts';
import { paymentDetails } from './files/payment-details.ts';
import { creditsFor, payWithCredit } from './invoice-credits.ts';
import { addPayment, deletePayment } from './invoice-payments.ts';
import { type Changed, requireInvoice } from './invoices.changes.ts';
import { shownWhole } from './invoices.shapes.ts';
import { addInvoice, deleteInvoices, duplicateInvoice, markInvoice, updateInvoice } from './invoices.ts';
import { markInvoicesSent } from './mark-sent.ts';
import { keepStatuses } from './past-due.ts';
import { sendInvoice } from './send-invoice.ts';

const documentEndpoints = [
  handle(routes.getInvoice, async (context, { parameters }) => {
    await keepStatuses(context);
    return wholeInvoice(context, parameters.id);
  }),

  handle(routes.getInvoiceIssuer, async ({ services: { engine, settings } }) => {
    const written = await findInvoiceSettings(engine.read);
    return {
      issuer: issuerOf(settings, written),
      paymentDetails: paymentDetails({ balanceCents: 0, currency: settings.currency }, settings, written),
    };
  }),

  handle(routes.deleteInvoice, async (context, { query }) => ({ changeId: await deleteInvoices(context, [query.id]) })),

  handle(routes.deleteInvoices, async (context, { body }) => ({ changeId: await deleteInvoices(context, body.ids) })),

  handle(routes.markInvoicesSent, async (context, { body }) => ({
    changeId: await markInvoicesSent(context, body.ids),
  })),

  handle(routes.addInvoice, async (context, { body }) => shownChange(context, await addInvoice(context, body))),

  handle(routes.duplicateInvoice, async (context, { parameters, body }) =>
    shownChange(context, await duplicateInvoice(context, parameters.id, body)),
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
];

const fileEndpoints = [
  handle(fileRoutes.getInvoicePdf, async (context, { parameters: { id }, query }) => {
    const { language = context.services.settings.language } = query;
    const pdf = await pdfOf(context.services, await wholeInvoice(context, id), language);
    return fileResponse(pdf, 'application/pdf', invoiceFileName(id, language));
  }),

  handle(fileRoutes.getElectronicInvoice, async (context, { parameters: { id } }) => {
    const text = electronicInvoice(await wholeInvoice(context, id));
    return fileResponse(text, 'application/xml', `invoice-${id}.xml`);
  }),
];

const paymentEndpoints = (orders: SoldOrders) => [
  handle(routes.addInvoicePayment, async (context, { parameters, body }) => {
    const { payment, ...changed } = await addPayment(context, parameters.id, body, orders);
    return { ...shownChange(context, changed), payment };
  }),

  handle(creditRoutes.listInvoiceCredits, async (context, { parameters }) => ({
    credits: await creditsFor(context, parameters.id),
  })),

  handle(creditRoutes.payWithCredit, async (context, { parameters, body }) => {
    const { payment, ...changed } = await payWithCredit(context, parameters.id, body, orders);
    return { ...shownChange(context, changed), payment };
  }),

  handle(routes.deleteInvoicePayment, async (context, { parameters }) =>
    shownChange(context, await deletePayment(context, parameters.id, parameters.paymentId)),
  ),
];

export const invoiceEndpoints = (orders: SoldOrders) => [
  ...documentEndpoints,
  ...fileEndpoints,
  ...paymentEndpoints(orders),
];

async function wholeInvoice({ services }: Context, id: number): Promise<WholeInvoice> {
  return shownWhole(await requireInvoice(services.engine.read, id), services.settings);
}

function shownChange<ChangeId extends number | null>({ services }: Context, { stored, changeId }: Changed<ChangeId>) {
  return { ...shownWhole(stored, services.settings), changeId };
}
