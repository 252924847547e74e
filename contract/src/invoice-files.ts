import * as z from 'zod/mini';
import { documentLanguages } from './document-languages.ts';
import { route } from './route.ts';
import { idParameter, wordOf } from './text.ts';

const shared = {
  access: { action: 'read', subject: 'Invoice' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
} as const;

export const getInvoicePdf = route({
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/api/v1/invoices/{id}/pdf',
  summary:
    'An invoice as a PDF, the same bytes as long as it is the same invoice. Where the company and the client are known well enough, the e-invoice is attached to it.',
  ...shared,
  query: z.object({ language: z.optional(wordOf(documentLanguages)) }),
  response: { media: 'application/pdf' },
});

export const getElectronicInvoice = route({
  name: 'getElectronicInvoice',
  method: 'GET',
  path: '/api/v1/invoices/{id}/e-invoice',
  summary:
    'An invoice as an XML document of EN 16931 (Cross Industry Invoice), for programs to read. Refused when the standard asks for something that is not known of the company or the client.',
  ...shared,
  response: { media: 'application/xml' },
});
