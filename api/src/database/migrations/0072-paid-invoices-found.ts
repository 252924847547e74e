import type { Migration } from '../migrate.ts';

// As invoices.list.ts has it.
const mark = '\u{e000}\n\n';

/** The whole word "paid" finds what is paid; the letters "id" do not any more. The list's pieces of words are counted anew at the next start. */
export const paidInvoicesFound: Migration = {
  name: '0072-paid-invoices-found',
  statements: () => [
    `update invoices set search = substr(search, 1, length(search) - 6) || '${mark}'
      where balance_cents = 0 and search like '%\n\npaid\n\n'`,
    `update invoices set search = search || '${mark}' where balance_cents <> 0 and search like '%paid%'`,
    `delete from list_segment_counts
      where segment_id in (select id from list_segments where list = 'invoices' and sort = 'service')`,
    `delete from list_segments where list = 'invoices' and sort = 'service'`,
  ],
};
