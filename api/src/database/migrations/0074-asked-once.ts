import type { Migration } from '../migrate.ts';

/** What was asked for with a key stands beside it; invoices, payments and letters are kept with what else was added. */
export const askedOnce: Migration = {
  name: '0074-asked-once',
  statements: () => [
    'alter table additions add column asked text',
    `alter table additions add column added_at text not null default ''`,
    `insert into additions (account_id, idempotency_key, entity, entity_id, change_id)
      select account_id, idempotency_key, case when payment_id is null then 'invoice' else 'invoice-payment' end,
        coalesce(payment_id, invoice_id), change_id
      from invoice_requests where true
      on conflict do nothing`,
    'drop table invoice_requests',
    // The key of a quote, and of a reminder, had a word before it.
    `insert into additions (account_id, idempotency_key, entity, entity_id, change_id)
      select account_id, case when idempotency_key like 'quote %' then substr(idempotency_key, 7)
        when idempotency_key like 'reminder %' then substr(idempotency_key, 10) else idempotency_key end,
        'message', message_id, 0
      from sent_invoices where true
      on conflict do nothing`,
    'drop table sent_invoices',

    // What an account added with a key long ago, to forget it.
    'create index additions_by_age on additions (account_id, added_at)',
  ],
};
