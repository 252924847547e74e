import type { Migration } from '../migrate.ts';

/** What a bill took off for days that were not used, and what of it was more than its price. */
export const planCredit: Migration = {
  name: '0068-plan-credit',
  statements: () => [
    `alter table plan_bills add column credit_cents bigint not null default 0`,
    `alter table plan_bills add column credit_left_cents bigint not null default 0`,
  ],
};
