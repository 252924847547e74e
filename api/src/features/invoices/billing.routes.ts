import { dayOf } from '@atrium/contract/days';
import * as linkRoutes from '@atrium/contract/document-links';
import { invoiceFileName, quoteFileName } from '@atrium/contract/invoice-document';
import * as seriesRoutes from '@atrium/contract/invoice-series';
import * as quoteRoutes from '@atrium/contract/quotes';
import type { Context } from '../../context.ts';
import { fileResponse } from '../../file-response.ts';
import { handle } from '../../handle.ts';
import type { SoldOrders } from '../../invoicing/sold-orders.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { pdfOf, quotePdfOf } from './files/invoice-files.ts';
import { keepStatuses } from './past-due.ts';
import { type ChangedQuote, requireQuote } from './quotes/quotes.changes.ts';
import { countQuotes, findQuotes } from './quotes/quotes.queries.ts';
import { shownQuote, shownWholeQuote } from './quotes/quotes.shapes.ts';
import { addQuote, deleteQuote, makeInvoiceOf, markQuoteSent, noteAnswer, updateQuote } from './quotes/quotes.ts';
import { sendQuote } from './quotes/send-quote.ts';
import { countSeries, findInvoicesOfSeries, findSeriesPage } from './series/invoice-series.queries.ts';
import { shownSeries, shownWholeSeries } from './series/invoice-series.shapes.ts';
import { addSeries, type ChangedSeries, deleteSeries, requireSeries, updateSeries } from './series/invoice-series.ts';
import { findDocumentLinks } from './shared-documents/document-links.queries.ts';
import { renewLink, requireDocument, revokeLinks } from './shared-documents/document-links.ts';
import {
  answerShared,
  payShared,
  readShared,
  readSharedLogo,
  readSharedQuietly,
} from './shared-documents/shared-documents.ts';

const seriesEndpoints = [
  handle(seriesRoutes.listInvoiceSeries, async ({ services: { engine } }, { query }) => ({
    series: (await findSeriesPage(engine.read, query)).map(shownSeries),
    total: await countSeries(engine.read),
  })),

  handle(seriesRoutes.getInvoiceSeries, async (context, { parameters: { id } }) => {
    await keepStatuses(context);
    const { read } = context.services.engine;
    const series = shownWholeSeries(await requireSeries(read, id));
    return { series, invoices: await findInvoicesOfSeries(read, id) };
  }),

  handle(seriesRoutes.addInvoiceSeries, async (context, { body }) => changedSeries(await addSeries(context, body))),

  handle(seriesRoutes.updateInvoiceSeries, async (context, { parameters, body }) =>
    changedSeries(await updateSeries(context, parameters.id, body)),
  ),

  handle(seriesRoutes.deleteInvoiceSeries, async (context, { parameters }) => ({
    changeId: await deleteSeries(context, parameters.id),
  })),
];

function changedSeries<ChangeId extends number | null>({ stored, changeId }: ChangedSeries<ChangeId>) {
  return { series: shownWholeSeries(stored), changeId };
}

const quoteEndpoints = [
  handle(quoteRoutes.listQuotes, async (context, { query }) => {
    const { read } = context.services.engine;
    const today = dayOf(context.now);
    const quotes = await findQuotes(read, query, today);
    return { quotes: quotes.map((quote) => shownQuote(quote, today)), total: await countQuotes(read, query, today) };
  }),

  handle(quoteRoutes.getQuote, (context, { parameters }) => wholeQuote(context, parameters.id)),

  handle(quoteRoutes.addQuote, async (context, { body }) => changedQuote(context, await addQuote(context, body))),

  handle(quoteRoutes.updateQuote, async (context, { parameters, body }) =>
    changedQuote(context, await updateQuote(context, parameters.id, body)),
  ),

  handle(quoteRoutes.deleteQuote, async (context, { parameters }) => ({
    changeId: await deleteQuote(context, parameters.id),
  })),

  handle(quoteRoutes.sendQuote, async (context, { parameters, body }) => {
    const { messageId, ...sent } = await sendQuote(context, parameters.id, body);
    deliverSoon(context);
    return { ...changedQuote(context, sent), messageId };
  }),

  handle(quoteRoutes.markQuoteSent, async (context, { parameters }) =>
    changedQuote(context, await markQuoteSent(context, parameters.id)),
  ),

  handle(quoteRoutes.answerQuote, async (context, { parameters, body }) => {
    const { engine } = context.services;
    const changed = await engine.write(async (transaction) =>
      noteAnswer(transaction, context, await requireQuote(transaction, parameters.id), body),
    );
    return changedQuote(context, changed);
  }),

  handle(quoteRoutes.makeInvoiceOfQuote, async (context, { parameters }) => {
    const { invoiceId, ...changed } = await makeInvoiceOf(context, parameters.id);
    return { ...changedQuote(context, changed), invoiceId };
  }),

  handle(quoteRoutes.getQuotePdf, async (context, { parameters: { id }, query }) => {
    const { language = context.services.settings.language } = query;
    const pdf = await quotePdfOf(context.services, await wholeQuote(context, id), language);
    return fileResponse(pdf, 'application/pdf', quoteFileName(id, language));
  }),
];

async function wholeQuote(context: Context, id: number) {
  const { engine, settings } = context.services;
  return shownWholeQuote(await requireQuote(engine.read, id), settings, dayOf(context.now));
}

function changedQuote<ChangeId extends number | null>(context: Context, { stored, changeId }: ChangedQuote<ChangeId>) {
  return { ...shownWholeQuote(stored, context.services.settings, dayOf(context.now)), changeId };
}

const linkEndpoints = (orders: SoldOrders) => [
  handle(linkRoutes.getDocumentLinks, async ({ services: { engine } }, { parameters }) => {
    await requireDocument(engine.read, parameters);
    return { links: await findDocumentLinks(engine.read, parameters.kind, parameters.id) };
  }),

  handle(linkRoutes.addDocumentLink, (context, { parameters }) => renewLink(context, parameters)),

  handle(linkRoutes.revokeDocumentLinks, (context, { parameters }) => revokeLinks(context, parameters)),

  handle(linkRoutes.readSharedDocument, (context, { body }) => readShared(context, body.token)),

  handle(linkRoutes.readSharedPdf, async (context, { body }) => {
    const { token, language = context.services.settings.language } = body;
    const shared = await readSharedQuietly(context, token);
    if (shared.kind === 'quote') {
      const pdf = await quotePdfOf(context.services, shared.whole, language);
      return fileResponse(pdf, 'application/pdf', quoteFileName(shared.whole.quote.id, language));
    }
    const pdf = await pdfOf(context.services, shared.whole, language);
    return fileResponse(pdf, 'application/pdf', invoiceFileName(shared.whole.invoice.id, language));
  }),

  handle(linkRoutes.readSharedLogo, (context, { body }) => readSharedLogo(context, body.token)),

  handle(linkRoutes.answerSharedQuote, (context, { body }) => answerShared(context, body)),

  handle(linkRoutes.paySharedInvoice, (context, { body }) => payShared(context, body, orders)),
];

/** What stands beside invoices: those that are made by themselves, quotes, and the addresses that clients read both at. */
export const billingEndpoints = (orders: SoldOrders) => [
  ...seriesEndpoints,
  ...quoteEndpoints,
  ...linkEndpoints(orders),
];
