import type { Migration } from '../migrate.ts';

export const figures: Migration = {
  name: '0024-figures',
  statements: ({ bytes, keyed }) => [
    // Who signed in on which day: how many they were in a week.
    `create table account_days (
      day ${bytes} not null,
      account_id bigint not null references accounts (id) on delete cascade,
      primary key (day, account_id)
    )${keyed}`,
    // What goes with an account.
    `create index account_days_of_account on account_days (account_id)`,
    // The conversations that somebody has not read.
    `create index conversation_members_unread on conversation_members (conversation_id) where unread_count > 0`,

    // What there was before there were figures of it.
    `insert into daily_figures (measure, day, amount)
      select 'users', substr(created_at, 1, 10), count(*) from users group by substr(created_at, 1, 10)`,
    `insert into daily_figures (measure, day, amount)
      select 'accounts', substr(created_at, 1, 10), count(*) from accounts group by substr(created_at, 1, 10)`,
    `insert into daily_figures (measure, day, amount)
      select 'invited-accounts', substr(created_at, 1, 10), count(*) from accounts
      where user_id is not null group by substr(created_at, 1, 10)`,
    `insert into daily_figures (measure, day, amount)
      select 'outbox', substr(created_at, 1, 10), count(*) from messages group by substr(created_at, 1, 10)`,
    `insert into account_days (day, account_id) select distinct substr(created_at, 1, 10), account_id from sessions`,
    `insert into daily_figures (measure, day, amount)
      select 'active-accounts', day, count(*) from account_days group by day`,
    `insert into daily_figures (measure, day, amount)
      select measure, day, count(*) from (
        select 'sessions/' || ${device} as measure, substr(created_at, 1, 10) as day from sessions) as sign_ins
      group by measure, day`,
  ],
};

/** What figures/devices.ts says of a browser, told by the same words. */
const device = `case
  when ${says('iPad')} or ${says('Tablet')} or (${says('Android')} and not ${says('Mobile')}) then 'tablet'
  when ${says('Mobi')} or ${says('iPhone')} or ${says('iPod')} then 'mobile'
  else 'desktop' end`;

/** Not by `like`, to which a letter is the same in capitals on SQLite alone. */
function says(word: string): string {
  return `replace(user_agent, '${word}', '') <> user_agent`;
}
