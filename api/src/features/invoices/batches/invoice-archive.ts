import { invoiceFileName } from '@atrium/contract/invoice-document';
import { abilityFor } from '../../../auth/access-roles.ts';
import { safeFileName } from '../../../files/file-name.ts';
import { pdfOf } from '../files/invoice-files.ts';
import { changeInvoice } from '../invoices.changes.ts';
import { contentOf, shownWhole } from '../invoices.shapes.ts';
import type { BatchWork } from './batch-work.ts';
import type { BatchFile } from './invoice-batches.queries.ts';

/** Makes the PDF of an invoice, and notes that it was downloaded unless that is known: a draft leaves the house with it. */
export const archiving: BatchWork<BatchFile> = {
  against: () => null,

  async make(services, stored, { language }) {
    const whole = shownWhole(stored, services.settings);
    const { id, client } = whole.invoice;
    return {
      name: nameInArchive(invoiceFileName(id, language), client.name),
      content: await pdfOf(services, whole, language),
    };
  },

  async keep(transaction, context, stored, file) {
    const { caller, now } = context;
    const mayNote = caller !== null && abilityFor(caller.role, caller.access).can('update', 'Invoice');
    if (mayNote && stored.row.downloadedAt === null)
      await changeInvoice(transaction, context, stored, { ...contentOf(stored), downloadedAt: now });
    return file;
  },
};

/** The number is in it, so that no two are the same; a name with a slash in it is no path. */
function nameInArchive(fileName: string, client: string): string {
  const dot = fileName.lastIndexOf('.');
  return safeFileName(`${fileName.slice(0, dot)} ${client.replace(/[/\\]/g, '-')}${fileName.slice(dot)}`);
}
