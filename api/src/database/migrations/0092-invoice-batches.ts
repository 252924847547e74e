import type { Migration } from '../migrate.ts';

/** What an account has made of several invoices at once, and how far it has come. */
export const invoiceBatches: Migration = {
  name: '0092-invoice-batches',
  statements: ({ id, keyed }) => [
    `create table invoice_batches (
      id ${id},
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null,
      language text not null,
      created_at text not null,
      finished_at text
    )`,
    // What an account has begun.
    'create index invoice_batches_of_account on invoice_batches (account_id, id)',
    // The PDF is Base64, as those of messages are.
    `create table invoice_batch_items (
      batch_id bigint not null references invoice_batches (id) on delete cascade,
      position bigint not null,
      invoice_id bigint not null,
      state text not null,
      reason text,
      name text not null,
      bytes bigint not null,
      content text not null,
      primary key (batch_id, position)
    )${keyed}`,
    // What of a batch is still to be done.
    "create index invoice_batch_items_waiting on invoice_batch_items (batch_id, position) where state = 'waiting'",
  ],
};
