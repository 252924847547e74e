import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import type { Database, Transaction } from '../../../database/engine.ts';
import { minutesIn } from '../calendar.rows.ts';

/** Until an account says otherwise. */
const atFirst: CalendarSettings = { reminders: [10], allDayReminders: [], showsBusyTimes: true };

/** Those of these accounts that there are, with what each has set. */
export async function findSettings(
  database: Database,
  accountIds: readonly number[],
): Promise<Map<number, CalendarSettings>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('calendarSettings', 'calendarSettings.accountId', 'accounts.id')
    .select(['accounts.id', 'reminders', 'allDayReminders', 'showsBusyTimes'])
    .where('accounts.id', 'in', accountIds)
    .execute();
  return new Map(
    rows.map(({ id, reminders, allDayReminders, showsBusyTimes }) => [
      id,
      reminders === null || allDayReminders === null
        ? atFirst
        : {
            reminders: minutesIn(reminders),
            allDayReminders: minutesIn(allDayReminders),
            showsBusyTimes: showsBusyTimes === 1,
          },
    ]),
  );
}

export async function settingsOf(database: Database, accountId: number): Promise<CalendarSettings> {
  return (await findSettings(database, [accountId])).get(accountId) ?? atFirst;
}

export async function storeSettings(
  transaction: Transaction,
  accountId: number,
  { reminders, allDayReminders, showsBusyTimes }: CalendarSettings,
): Promise<void> {
  const row = {
    reminders: JSON.stringify(reminders),
    allDayReminders: JSON.stringify(allDayReminders),
    showsBusyTimes: showsBusyTimes ? 1 : 0,
  };
  await transaction
    .insertInto('calendarSettings')
    .values({ accountId, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}
