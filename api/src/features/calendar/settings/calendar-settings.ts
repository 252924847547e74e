import { CalendarSettings } from '@atrium/contract/calendar-settings';
import * as z from 'zod/mini';
import { ownerOf } from '../../../changes/owner.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import { refuseChanged } from '../../../changes/undo-record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { inOrder } from '../calendar.changes.ts';
import { settingsOf, storeSettings } from './calendar-settings.queries.ts';

const names = ['reminders', 'allDayReminders', 'showsBusyTimes'] as const;

const Changes = z.partial(CalendarSettings);
type Changes = z.infer<typeof Changes>;

export function setCalendarSettings(
  context: SignedInContext,
  changes: Changes,
): Promise<{ settings: CalendarSettings; changeId: number | null }> {
  return context.services.engine.write((transaction) =>
    changeSettings(transaction, context, context.caller.accountId, changes),
  );
}

async function changeSettings(
  transaction: Transaction,
  context: Pick<Context, 'caller' | 'now' | 'requestId'>,
  accountId: number,
  changes: Changes,
): Promise<{ settings: CalendarSettings; changeId: number | null }> {
  const before = await settingsOf(transaction, accountId);
  const { reminders = before.reminders, allDayReminders = before.allDayReminders } = changes;
  const settings = {
    reminders: inOrder(reminders),
    allDayReminders: inOrder(allDayReminders),
    showsBusyTimes: changes.showsBusyTimes ?? before.showsBusyTimes,
  };
  const fields = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(settings[name]));
  if (fields.length === 0) return { settings, changeId: null };
  await storeSettings(transaction, accountId, settings);
  const only = (all: CalendarSettings) => Object.fromEntries(fields.map((field) => [field, all[field]]));
  const changeId = await recordChange(transaction, context, {
    ...{ entity: 'calendar-settings', entityId: accountId, entityName: '', ownerId: accountId, isUndoable: true },
    before: only(before),
    after: only(settings),
  });
  return { settings, changeId };
}

export const undoCalendarSettingsChange: Undo = async (transaction, context, change) => {
  const accountId = ownerOf(context);
  refuseChanged(change, await settingsOf(transaction, accountId));
  const { changeId } = await changeSettings(transaction, context, accountId, Changes.parse(change.before));
  if (changeId === null) throw conflict('The reminders are as they were already.');
  return changeId;
};
