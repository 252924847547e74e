import {
  defaultChoice,
  type NewsTopic,
  type NotificationChoice,
  newsTopics,
} from '@atrium/contract/notification-choices';
import type { Database, Transaction } from '../database/engine.ts';

/** All choices of an account, with what holds where it has said nothing. */
export async function findChoices(database: Database, accountId: number): Promise<NotificationChoice[]> {
  const rows = await database
    .selectFrom('notificationChoices')
    .select(['kind', 'app', 'browser', 'email'])
    .where('accountId', '=', accountId)
    .execute();
  return newsTopics.map((kind) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return row ? chosen(row) : defaultChoice(kind);
  });
}

/** How accounts want to be told of one kind of news. */
export async function findChoicesOf(
  database: Database,
  accountIds: readonly number[],
  kind: NewsTopic,
): Promise<(accountId: number) => NotificationChoice> {
  const rows = await database
    .selectFrom('notificationChoices')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .where('kind', '=', kind)
    .execute();
  const choices = new Map(rows.map((row) => [row.accountId, chosen(row)]));
  return (accountId) => choices.get(accountId) ?? defaultChoice(kind);
}

function chosen(row: { kind: NewsTopic; app: number; browser: number; email: number }): NotificationChoice {
  return { kind: row.kind, app: row.app === 1, browser: row.browser === 1, email: row.email === 1 };
}

export async function storeChoices(
  transaction: Transaction,
  accountId: number,
  choices: readonly NotificationChoice[],
): Promise<void> {
  const flag = (value: boolean) => (value ? 1 : 0);
  const rows = choices.map(({ kind, app, browser, email }) => ({
    accountId,
    kind,
    app: flag(app),
    browser: flag(browser),
    email: flag(email),
  }));
  await transaction
    .insertInto('notificationChoices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'kind']).doUpdateSet(({ ref }) => ({
        app: ref('excluded.app'),
        browser: ref('excluded.browser'),
        email: ref('excluded.email'),
      })),
    )
    .execute();
}
