import type { Migration } from '../migrate.ts';

export const wordsOfOrders: Migration = {
  name: '0119-words-of-orders',
  statements: ({ dialect }) => [
    // What whoever ordered is called, and what was ordered: an order is found by both. Who has no account has no other name than the order says.
    `alter table orders add column buyer text not null default ''`,
    `alter table orders add column goods text not null default ''`,
    `update orders set
      buyer = coalesce((
        select case full_name when '' then username else full_name || ' · ' || username end
        from accounts where accounts.id = orders.account_id and closed_at is null), ''),
      goods = coalesce((
        select ${dialect === 'postgres' ? 'string_agg' : 'group_concat'}(name, ' · ')
        from order_lines where order_lines.order_id = orders.id), ''),
      search = ''`,
    // Whether orders wait for their words to be folded, which a step of the schema cannot do (foldOldOrders).
    `create index orders_to_fold on orders (id) where search = ''`,
  ],
};
