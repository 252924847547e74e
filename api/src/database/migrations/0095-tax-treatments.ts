import type { Migration } from '../migrate.ts';

/** An invoice or a quote may be without VAT, and says why. What it was before is taxed at the rates of its lines. */
export const taxTreatments: Migration = {
  name: '0095-tax-treatments',
  statements: () => [
    ...['invoices', 'quotes'].flatMap((table) => [
      `alter table ${table} add column tax_treatment text not null default 'standard'`,
      `alter table ${table} add column exemption_reason text not null default ''`,
    ]),
    'alter table invoices add column delivered_on text',
  ],
};
