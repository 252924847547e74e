import type { Migration } from '../migrate.ts';

export const notificationChoicesAndBills: Migration = {
  name: '0048-notification-choices-and-bills',
  statements: ({ bytes }) => [
    // An account without a row has what the contract says for that kind of news.
    `create table notification_choices (
      account_id bigint not null references accounts (id) on delete cascade,
      kind ${bytes} not null,
      app integer not null,
      browser integer not null,
      email integer not null,
      primary key (account_id, kind)
    )`,
    // What was read of the ticks that there were.
    `insert into notification_choices (account_id, kind, app, browser, email)
      select account_id, 'blog-comments', 0, 0, 0 from account_settings where comment_on_article = 0`,
    `insert into notification_choices (account_id, kind, app, browser, email)
      select account_id, 'chat', 0, 0, 0 from account_profiles where is_notifications_on = 0`,
    ...['comment_on_article', 'answer_on_form', 'follow_me', 'new_announcements', 'product_updates', 'blog_digest'].map(
      (column) => `alter table account_settings drop column ${column}`,
    ),
    'alter table account_profiles drop column is_notifications_on',
    'drop table user_notifications',

    // What is told by mail alone stands beside what the bell has: it is told once all the same, and is taken back with it.
    'alter table notifications add column in_app integer not null default 1',
    'alter table notifications add column in_browser integer not null default 1',

    // What a period of an account's plan costs: an invoice. Each period is billed once, whatever becomes of the invoice.
    `create table plan_bills (
      invoice_id bigint primary key references invoices (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      plan text not null,
      period text not null,
      from_day ${bytes} not null,
      until_day ${bytes} not null
    )`,
    'create unique index plan_bills_of_account on plan_bills (account_id, from_day, plan, period)',
    // Plans that were chosen before are billed from here on: nobody expects bills of the past. The latest change says when that is.
    'alter table account_plans add column bills_from text',
    'update account_plans set bills_from = (select substr(max(at), 1, 10) from changes)',
    `insert into jobs (kind, key, due_at, attempts)
      select 'plan-bill', cast(account_id as text), since, 0 from account_plans where plan <> 'basic' and trial_ends_on is null`,
  ],
};
