import { CalendarSettings } from '@atrium/contract/calendar-settings';
import { weekdays } from '@atrium/contract/recurrence-rule';
import * as z from 'zod/mini';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import { ownerOf } from '../../../changes/owner.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { inOrder } from '../calendar.changes.ts';
import { settingsOf, storeSettings } from './calendar-settings.queries.ts';

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
  const settings = settled({ ...before, ...givenFields(changes) });
  const difference = differenceOf(before, settings);
  if (!difference) return { settings, changeId: null };
  await storeSettings(transaction, accountId, settings);
  const changeId = await recordChange(transaction, context, {
    ...{ entity: 'calendar-settings', entityId: accountId, entityName: '', ownerId: accountId, isUndoable: true },
    before: difference.before,
    after: difference.after,
  });
  return { settings, changeId };
}

/** With reminders and days in order: what says the same is the same. */
function settled(settings: CalendarSettings): CalendarSettings {
  const { reminders, allDayReminders, workingHours } = settings;
  return {
    ...settings,
    reminders: inOrder(reminders),
    allDayReminders: inOrder(allDayReminders),
    workingHours: workingHours && {
      ...workingHours,
      weekdays: weekdays.filter((day) => workingHours.weekdays.includes(day)),
    },
  };
}

export const undoCalendarSettingsChange: Undo = async (transaction, context, change) => {
  const accountId = ownerOf(context);
  const now = await settingsOf(transaction, accountId);
  if (isDifferent({ ...now, ...change.after }, now))
    throw conflict('The settings of the calendar have changed since. Undo what came later first.');
  const { changeId } = await changeSettings(transaction, context, accountId, Changes.parse(change.before));
  if (changeId === null) throw conflict('The settings of the calendar are as they were already.');
  return changeId;
};
