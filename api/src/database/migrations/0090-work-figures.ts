import type { Migration } from '../migrate.ts';

/** What the cards ask of who sells, who pays, what comes back and who has what to do: each is answered from its index. */
export const workFigures: Migration = {
  name: '0090-work-figures',
  statements: () => [
    // Who sold the most in a period.
    `create index invoices_sold on invoices (issued_date, salesperson, status, total_cents, credit_cents, rate_millionths, deleted_at)
      where deleted_at is null and salesperson <> ''`,
    // The latest payments.
    'create index invoice_payments_by_day on invoice_payments (paid_on, id)',
    // What came back in a period.
    'create index blog_comments_by_day on blog_comments (created_at)',
    'create index refunds_by_day on refunds (refunded_at, amount_cents)',
    // Whom an account's tasks are assigned to.
    `create index tasks_of_people on tasks (account_id, assignee_id, assignee_name, is_completed)
      where is_deleted = 0 and assignee_name is not null`,
  ],
};
