import * as routes from '@atrium/contract/invoice-files';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { aClient, addAnInvoice } from '../invoices/invoices.ts';
import { refusesMissing } from './invoices.proofs.ts';
import type { ProofTable } from './proofs.ts';

export const invoiceFileProofs: ProofTable = {
  getInvoicePdf: {
    works: {
      'as a file to keep, in English or another language': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const first = await admin.send(routes.getInvoicePdf, { parameters: { id } });
        expect(first.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${id}.pdf"`);
        expect(first.text).toMatch(/^%PDF-1\.7\n/);
        const german = await admin.send(routes.getInvoicePdf, { parameters: { id }, query: { language: 'DE' } });
        expect(german.headers.get('content-disposition')).toBe(`attachment; filename="Rechnung-${id}.pdf"`);
        expect(german.text).toContain(`Rechnung #${id}`);
      },
    },
    refuses: {
      ...refusesMissing(routes.getInvoicePdf),
      'a language that there is not': async ({ admin }) => {
        const input = { parameters: { id: 5_000 }, query: { language: 'tlh' } };
        expect(fieldsOf(await admin.refused(400, routes.getInvoicePdf, input))).toEqual(['language']);
      },
    },
  },
  getElectronicInvoice: {
    works: {
      'as a file for programs': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const { text, headers } = await admin.send(routes.getElectronicInvoice, { parameters: { id } });
        expect(headers.get('content-disposition')).toBe(`attachment; filename="invoice-${id}.xml"`);
        expect(text).toContain(`<ram:ID>${id}</ram:ID>`);
      },
    },
    refuses: {
      ...refusesMissing(routes.getElectronicInvoice),
      'one to a client of whom nobody knows the country': async ({ admin }) => {
        const { id } = await addAnInvoice(admin, { client: { ...aClient(), country: '' } });
        const { detail } = await admin.refused(404, routes.getElectronicInvoice, { parameters: { id } });
        expect(detail).toContain('the country of the client');
      },
    },
  },
};
