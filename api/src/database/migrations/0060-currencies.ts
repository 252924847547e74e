import type { Migration } from '../migrate.ts';

export const currencies: Migration = {
  name: '0060-currencies',
  statements: ({ id }) => [
    // One row: what all amounts are in that do not say it themselves. Those that were there before this step are in dollars.
    `create table house_currency (
      id ${id} check (id = 1),
      currency text not null
    )`,
    `insert into house_currency (id, currency) select 1, 'USD' where exists (select 1 from accounts)`,

    `create table exchange_rates (
      currency text primary key,
      rate_millionths bigint not null,
      updated_at text not null
    )`,
    `alter table invoices add column rate_millionths bigint not null default 1000000`,
    ...['invoice_series', 'quotes'].flatMap((table) => [
      `alter table ${table} add column currency text not null default 'USD'`,
      `alter table ${table} add column rate_millionths bigint not null default 1000000`,
    ]),
  ],
};
