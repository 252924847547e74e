import type { Migration } from '../migrate.ts';

/**
 * One invoice of a quote stands. Where there are several, the one that the quote names keeps to it, or the first of them; the others stay as invoices
 * that were written by hand.
 */
export const oneInvoiceOfAQuote: Migration = {
  name: '0086-one-invoice-of-a-quote',
  statements: () => [
    `update invoices set quote_id = null
      from (
        select written.quote_id as of_quote,
          coalesce(max(case when quotes.invoice_id = written.id then written.id end), min(written.id)) as kept
        from invoices as written left join quotes on quotes.id = written.quote_id
        where written.quote_id is not null and written.deleted_at is null
        group by written.quote_id having count(*) > 1) as several
      where invoices.quote_id = several.of_quote and invoices.deleted_at is null and invoices.id <> several.kept`,
    // Which invoice stands for a quote: one at most, whoever makes it or brings it back.
    'create unique index invoice_of_a_quote on invoices (quote_id) where quote_id is not null and deleted_at is null',
  ],
};
