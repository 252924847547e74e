import { dayOf } from '@atrium/contract/days';
import * as routes from '@atrium/contract/invoice-batches';
import { conflict } from '../../../errors.ts';
import { streamedFile } from '../../../file-response.ts';
import { handle } from '../../../handle.ts';
import { zipOfFiles } from '../../../tables/zip.ts';
import { keepStatuses } from '../past-due.ts';
import { filesOf, findBatches } from './invoice-batches.queries.ts';
import { beginBatch, giveUpBatch, requireBatch } from './invoice-batches.ts';

export const invoiceBatchEndpoints = [
  handle(routes.listInvoiceBatches, async ({ services, caller }) => ({
    batches: await findBatches(services.engine.read, caller.accountId),
  })),

  handle(routes.archiveInvoices, async (context, { body }) => {
    await keepStatuses(context);
    const { language = context.services.settings.language } = body;
    return beginBatch(context, 'archive', { ...body, language });
  }),

  handle(routes.sendInvoices, async (context, { body }) => {
    await keepStatuses(context);
    return beginBatch(context, 'sending', { ...body, language: context.services.settings.language });
  }),

  handle(routes.downloadInvoiceArchive, async (context, { parameters: { id } }) => {
    const { kind, finishedAt, createdAt } = await requireBatch(context, id);
    if (kind !== 'archive') throw conflict('These invoices were sent: there is no archive of them.');
    if (finishedAt === null) throw conflict('This archive is still being made. Wait until it is finished.');
    const files = filesOf(context.services.engine.read, id);
    return streamedFile(zipOfFiles(files), 'application/zip', `invoices-${dayOf(createdAt)}.zip`);
  }),

  handle(routes.deleteInvoiceBatch, async (context, { parameters }) => ({
    changeId: await giveUpBatch(context, parameters.id),
  })),
];
