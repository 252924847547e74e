import type { Migration } from '../migrate.ts';

/** Fields that the house makes for its documents. What is in them is JSON beside the document, and so is what was issued keeps of the fields. */
export const customFields: Migration = {
  name: '0107-custom-fields',
  statements: ({ id }) => [
    // A handful, all of which are read at once: no index.
    `create table custom_fields (
      id ${id},
      label text not null,
      kind text not null,
      choices text not null,
      is_printed bigint not null
    )`,
    ...['invoices', 'quotes'].map(
      (table) => `alter table ${table} add column custom_values text not null default '{}'`,
    ),
    'alter table invoices add column fields_as_issued text',
    'alter table quotes add column fields_as_sent text',
  ],
};
