import { setAccountPlan } from '@atrium/contract/account-plan';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';

const day = 86_400;

/** As it was before there were bills, and before choices of notifications, which came with them. */
async function goBack(app: TestApp): Promise<void> {
  const flags = [
    'comment_on_article',
    'answer_on_form',
    'follow_me',
    'new_announcements',
    'product_updates',
    'blog_digest',
  ];
  const statements = [
    'drop table plan_bills',
    'drop table notification_choices',
    'create table user_notifications (id integer)',
    'alter table account_plans drop column bills_from',
    'alter table notifications drop column in_app',
    'alter table notifications drop column in_browser',
    'alter table account_profiles add column is_notifications_on integer not null default 1',
    ...flags.map((flag) => `alter table account_settings add column ${flag} integer not null default 1`),
    "delete from jobs where kind = 'plan-bill'",
    "delete from migrations where name in ('0048-notification-choices-and-bills', '0068-plan-credit')",
  ];
  await app.engine.write(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}

test('A plan that was chosen before there were bills is billed from its next period on', async () => {
  const app = await openApp();
  const one = await newcomer(app);
  await one.call(setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  app.moveClock(40 * day);
  await newcomer(app);
  await goBack(app);
  expect(await migrate(app.engine)).toEqual(['0048-notification-choices-and-bills', '0068-plan-credit']);
  const billed = async () => {
    await app.app.runDueJobs();
    const rows = await app.engine.read.selectFrom('planBills').select('fromDay').execute();
    return rows.map(({ fromDay }) => fromDay);
  };
  expect(await billed()).toEqual([]);
  app.moveClock(30 * day);
  expect(await billed()).toEqual(['2026-05-02']);
});
