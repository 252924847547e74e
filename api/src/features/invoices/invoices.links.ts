import type { Database } from '../../database/engine.ts';
import type { LinkSource } from '../../links/link-source.ts';

/** Invoices are everybody's who may read them. What they are called is the same in every language. */
export const invoiceLinks: LinkSource = {
  async titles(database, _, ids) {
    const rows = await invoicesFor(database).where('invoice.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, titleOf(row)]));
  },
  async content(database, _, id) {
    const row = await invoicesFor(database).where('invoice.id', '=', id).executeTakeFirst();
    return row && { title: titleOf(row), text: [row.company, row.companyEmail].filter(Boolean).join('\n') };
  },
};

function invoicesFor(database: Database) {
  return database
    .selectFrom('invoices as invoice')
    .innerJoin('clients as client', 'client.id', 'invoice.clientId')
    .select(['invoice.id', 'client.name', 'client.company', 'client.companyEmail'])
    .where('invoice.deletedAt', 'is', null);
}

function titleOf({ id, name }: { id: number; name: string }): string {
  return `#${id} ${name}`;
}
