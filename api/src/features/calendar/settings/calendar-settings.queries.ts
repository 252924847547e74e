import {
  type CalendarSettings,
  calendarSettingsAtFirst as first,
  type WorkingHours,
} from '@atrium/contract/calendar-settings';
import type { CalendarSettingsRow } from '../../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { minutesIn } from '../calendar.rows.ts';

const columns = [
  ...(['reminders', 'allDayReminders', 'showsBusyTimes', 'firstWeekday', 'defaultView'] as const),
  ...(['eventMinutes', 'workingHours', 'showsWeekNumbers'] as const),
] as const;

type Row = Pick<CalendarSettingsRow, (typeof columns)[number]>;

/** Those of these accounts that there are, by their number, with what each has set. */
export async function findSettings(
  database: Database,
  accountIds: readonly number[],
): Promise<Map<number, CalendarSettings>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('calendarSettings', 'calendarSettings.accountId', 'accounts.id')
    .select('accounts.id')
    .select(columns)
    .where('accounts.id', 'in', accountIds)
    .orderBy('accounts.id')
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, keptSettings(row)]));
}

export async function settingsOf(database: Database, accountId: number): Promise<CalendarSettings> {
  return (await findSettings(database, [accountId])).get(accountId) ?? first;
}

/** All is null of who has set nothing. */
function keptSettings(row: { [Column in keyof Row]: Row[Column] | null }): CalendarSettings {
  return {
    reminders: row.reminders === null ? first.reminders : minutesIn(row.reminders),
    allDayReminders: row.allDayReminders === null ? first.allDayReminders : minutesIn(row.allDayReminders),
    showsBusyTimes: row.showsBusyTimes === null ? first.showsBusyTimes : row.showsBusyTimes === 1,
    firstWeekday: row.firstWeekday ?? first.firstWeekday,
    defaultView: row.defaultView ?? first.defaultView,
    eventMinutes: row.eventMinutes ?? first.eventMinutes,
    workingHours: row.workingHours === null ? first.workingHours : hoursIn(row.workingHours),
    showsWeekNumbers: row.showsWeekNumbers === 1,
  };
}

function hoursIn(json: string): WorkingHours {
  return JSON.parse(json);
}

export async function storeSettings(
  transaction: Transaction,
  accountId: number,
  settings: CalendarSettings,
): Promise<void> {
  const { firstWeekday, defaultView, eventMinutes, workingHours } = settings;
  const row: Row = {
    reminders: JSON.stringify(settings.reminders),
    allDayReminders: JSON.stringify(settings.allDayReminders),
    showsBusyTimes: settings.showsBusyTimes ? 1 : 0,
    ...{ firstWeekday, defaultView, eventMinutes },
    workingHours: workingHours && JSON.stringify(workingHours),
    showsWeekNumbers: settings.showsWeekNumbers ? 1 : 0,
  };
  await transaction
    .insertInto('calendarSettings')
    .values({ accountId, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}
