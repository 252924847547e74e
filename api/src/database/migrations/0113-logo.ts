import type { Migration } from '../migrate.ts';

/** The logo on documents: the path of a stored file, or empty for none. */
export const logo: Migration = {
  name: '0113-logo',
  statements: () => [`alter table invoice_settings add column logo text not null default ''`],
};
