import type { Migration } from '../migrate.ts';

/** What a buyer wants to be named on a document, the number of their order, and what a new document for a client takes over. */
export const documentReferences: Migration = {
  name: '0115-document-references',
  statements: () => [
    ...['invoices', 'quotes', 'clients'].map(
      (table) => `alter table ${table} add column buyer_reference text not null default ''`,
    ),
    ...['invoices', 'quotes'].map((table) => `alter table ${table} add column order_number text not null default ''`),
  ],
};
