import type { Migration } from '../migrate.ts';

export const invoiceOptions: Migration = {
  name: '0027-invoice-options',
  statements: ({ bytes, keyed }) => [
    // Who sold it, how it is to be paid, and which parts of the document are drawn.
    `alter table invoices add column salesperson text not null default ''`,
    `alter table invoices add column payment_way text not null default 'Internet Banking'`,
    `alter table invoices add column shows_payment_terms integer not null default 1`,
    `alter table invoices add column shows_note integer not null default 1`,
    `alter table invoices add column shows_payment_stub integer not null default 0`,

    // What was written with a key: the same key writes nothing else.
    `create table invoice_requests (
      account_id bigint not null references accounts (id) on delete cascade,
      idempotency_key text not null,
      invoice_id bigint not null references invoices (id) on delete cascade,
      payment_id bigint,
      change_id bigint not null,
      primary key (account_id, idempotency_key)
    )${keyed}`,
    // What goes with an invoice.
    `create index invoice_requests_of_an_invoice on invoice_requests (invoice_id)`,

    // What is open, by the day on which it is due: a few thousand days tell the ages of a million invoices.
    `create table open_invoices (
      due_date ${bytes} not null primary key,
      invoices bigint not null,
      balance_cents bigint not null
    )${keyed}`,
    `insert into open_invoices (due_date, invoices, balance_cents)
      select due_date, count(*), sum(balance_cents) from invoices
      where deleted_at is null and status not in ('Paid', 'Draft') group by due_date`,

    // The invoices of a client, with what filters ask for.
    `create index invoices_of_a_client_by_facet on invoices (client_id, facet)`,
    `drop index invoices_of_a_client`,

    // The age becomes a part of the facet. What is past due is looked at once more, and finds its own.
    `update invoices set facet = facet || ${ageOfFacet}`,
    `update invoices set lapses_after = due_date where deleted_at is null and status = 'Past Due'`,
    `update list_facets set facet = facet || ${ageOfFacet} where list = 'invoices'`,
    `update search_grams set facet = facet || ${ageOfFacet} where list = 'invoices'`,
    `update list_segment_counts set facet = facet || ${ageOfFacet}
      where segment_id in (select id from list_segments where list = 'invoices')`,
  ],
};

const ageOfFacet = `case
  when facet like '%/Paid' or facet like '%/Draft' then '/none'
  when facet like '%/Past Due' then '/1-30'
  else '/not-due' end`;
