import type { Migration } from '../migrate.ts';

export const shopAdministration: Migration = {
  name: '0026-shop-administration',
  statements: ({ id, bytes, keyed, dialect }) => [
    // What people upload. A file is shown to whoever may read the subject it belongs to; before it belongs to one, to its owner.
    `create table files (
      id ${id},
      account_id bigint references accounts (id) on delete set null,
      name text not null,
      media_type text not null,
      size bigint not null check (size > 0),
      sha256 text not null,
      bytes ${dialect === 'postgres' ? 'bytea' : 'blob'} not null,
      subject text,
      created_at text not null
    )`,
    // What is to be removed, and how much of it an account has.
    'create index files_without_subject on files (account_id, created_at) where subject is null',

    // A discount was 3 to 20, and there were 1 to 4 offers and 1 to 7 days.
    ...widened('discount_percentage', 'discount_percentage between 0 and 90'),
    ...widened('offers', 'offers between 0 and 9'),
    ...widened('shipping_days', 'shipping_days between 1 and 60'),

    // The list of products by brand, category and stock, and which of them run out.
    `alter table products add column brand_key ${bytes} not null default ''`,
    `alter table products add column stock_key ${bytes} not null default ''`,
    `alter table products add column category_key ${bytes} not null default ''`,
    `update products set brand_key = lower(brand), category_key = category,
      stock_key = substr('${'0'.repeat(16)}' || stock, length(cast(stock as text)) + 1),
      facet = facet || '/' || case when stock = 0 then 'out' when stock <= 5 then 'low' else 'in' end`,
    ...['brand_key', 'stock_key', 'category_key'].map(
      (column) => `create index products_by_${column} on products (${column}, place, facet)`,
    ),

    // How far an order is; its status follows from that.
    `alter table orders add column state ${bytes} not null default 'pending'`,
    `alter table orders add column customer_key ${bytes} not null default ''`,
    'alter table orders add column refunded_cents bigint not null default 0',
    ...['paid_at', 'shipped_at', 'delivered_at', 'cancelled_at'].map(
      (column) => `alter table orders add column ${column} text`,
    ),
    `update orders set customer_key = lower(customer_name),
      state = case status when 'finished' then 'delivered' when 'rejected' then 'cancelled' else 'pending' end,
      facet = case status when 'finished' then 'delivered/none' when 'rejected' then 'cancelled/none' else 'pending/none' end`,
    `update orders set paid_at = placed_at, shipped_at = placed_at, delivered_at = placed_at where state = 'delivered'`,
    `update orders set cancelled_at = placed_at where state = 'cancelled'`,
    ...['state', 'customer_key'].map(
      (column) => `create index orders_by_${column} on orders (${column}, place, facet)`,
    ),

    // The product of a line that was deleted, for when it comes back.
    'alter table order_lines add column former_product_id bigint',
    'create index order_lines_of_former_product on order_lines (former_product_id) where former_product_id is not null',

    `create table refunds (
      id ${id},
      order_id bigint not null references orders (id) on delete cascade,
      amount_cents bigint not null check (amount_cents > 0),
      reason text not null,
      refunded_at text not null
    )`,
    'create index refunds_of_order on refunds (order_id, id)',

    // What came back into stock with a refund.
    `create table refund_lines (
      refund_id bigint not null references refunds (id) on delete cascade,
      position integer not null,
      quantity integer not null check (quantity > 0),
      primary key (refund_id, position)
    )${keyed}`,

    // The invoice of an order: one, however often it is asked for.
    `create table order_invoices (
      order_id bigint primary key references orders (id) on delete cascade,
      invoice_id bigint not null references invoices (id) on delete cascade,
      constraint order_invoices_once unique (invoice_id)
    )${keyed}`,
    // Whether the client of an order is known already.
    'create index clients_by_company_email on clients (lower(company_email))',
  ],
};

/** SQLite changes no check: the column is made anew. */
function widened(column: string, check: string): string[] {
  return [
    `alter table products add column wider integer not null default 1 check (${check.replace(column, 'wider')})`,
    `update products set wider = ${column}`,
    `alter table products drop column ${column}`,
    `alter table products rename column wider to ${column}`,
  ];
}
