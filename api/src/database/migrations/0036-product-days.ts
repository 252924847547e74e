import type { Migration } from '../migrate.ts';

export const productDays: Migration = {
  name: '0036-product-days',
  statements: ({ bytes, keyed }) => [
    // What was sold of each product on each day: what sells best in a span, and what each category brings.
    `create table product_days (
      day ${bytes} not null,
      product_id bigint not null,
      pieces bigint not null,
      revenue_cents bigint not null,
      primary key (day, product_id)
    )${keyed}`,
    soldBefore,
    // The orders of a span of days.
    'create index orders_by_placed_at on orders (placed_at, facet, id)',
  ],
};

/** As figures/sold-products.ts shares the revenue of an order among its lines, for the orders that there are. */
const soldBefore = `
  insert into product_days (day, product_id, pieces, revenue_cents)
  with returned as (
    select refunds.order_id, refund_lines.position, sum(refund_lines.quantity) as quantity
    from refund_lines inner join refunds on refunds.id = refund_lines.refund_id
    group by refunds.order_id, refund_lines.position
  ), priced as (
    select orders.id as order_id, substr(orders.placed_at, 1, 10) as day, order_lines.position,
      coalesce(order_lines.product_id, order_lines.former_product_id, 0) as product_id,
      order_lines.quantity - coalesce(returned.quantity, 0) as pieces,
      order_lines.price_cents * order_lines.quantity
        - (order_lines.price_cents * order_lines.quantity * order_lines.discount_percentage + 50) / 100 as cents,
      case when orders.refunded_cents = 0 then orders.subtotal_cents - orders.discount_cents
        else orders.subtotal_cents - orders.discount_cents
          - (2 * (orders.subtotal_cents - orders.discount_cents) * orders.refunded_cents + orders.total_cents)
            / (2 * orders.total_cents) end as earned
    from orders
    inner join order_lines on order_lines.order_id = orders.id
    left join returned on returned.order_id = orders.id and returned.position = order_lines.position
    where orders.status <> 'rejected'
  ), summed as (
    select *, cast(sum(cents) over (partition by order_id) as bigint) as whole,
      cast(sum(cents) over (partition by order_id order by position) as bigint) as upto
    from priced
  )
  select day, product_id, cast(sum(pieces) as bigint),
    cast(sum(case when whole = 0 then 0 else upto * earned / whole - (upto - cents) * earned / whole end) as bigint)
  from summed group by day, product_id`;
