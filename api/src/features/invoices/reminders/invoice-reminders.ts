import { dayOf, daysAfter } from '@atrium/contract/days';
import { ReminderDays, type ReminderSettings, type ReminderSettingsChanges } from '@atrium/contract/invoice-reminders';
import { id } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Acting } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { ReminderSettingsRow } from '../../../database/invoices-schema.ts';
import { badInput, conflict } from '../../../errors.ts';
import { cancelJob, scheduleJob } from '../../../jobs/jobs.ts';
import { findClientsThere, readSettingsRow, storeSettingsRow } from './invoice-reminders.queries.ts';

export const reminderJob = 'invoice-reminders';
const onlyKey = 'all';

const Content = z.object({
  isOn: z.boolean(),
  days: ReminderDays,
  leftOut: z.array(id()),
});
export type ReminderContent = z.infer<typeof Content>;

export async function reminderContent(database: Database): Promise<ReminderContent & { lookedThrough: string }> {
  const { isOn, days, leftOut, lookedThrough } = await readSettingsRow(database);
  return { isOn: isOn === 1, days: JSON.parse(days), leftOut: JSON.parse(leftOut), lookedThrough };
}

export async function readReminderSettings({ services, now }: Pick<Acting, 'services' | 'now'>) {
  return shownSettings(services.engine.read, await reminderContent(services.engine.read), now);
}

async function shownSettings(database: Database, content: ReminderContent, now: string): Promise<ReminderSettings> {
  const { isOn, days } = content;
  const leftOut = await findClientsThere(database, content.leftOut);
  return { isOn, days, leftOut, nextAt: isOn ? nextMorning(now) : null };
}

export function updateReminderSettings(
  context: Acting,
  { leftOutIds, ...changes }: ReminderSettingsChanges,
): Promise<{ settings: ReminderSettings; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await reminderContent(transaction);
    if (leftOutIds) await requireClients(transaction, leftOutIds, before.leftOut);
    const leftOut = leftOutIds ? [...new Set(leftOutIds)] : before.leftOut;
    const after = Content.parse({ ...before, ...givenFields(changes), leftOut });
    const changeId = await changeSettings(transaction, context, after);
    return { settings: await shownSettings(transaction, after, context.now), changeId };
  });
}

async function requireClients(transaction: Transaction, ids: readonly number[], known: readonly number[]) {
  const added = ids.filter((clientId) => !known.includes(clientId));
  if ((await findClientsThere(transaction, added)).length < new Set(added).size)
    throw badInput([{ path: 'leftOutIds', message: 'There is no such client.' }]);
}

/** From when it is switched on, and when the days become others: what would have been before is not sent any more. */
async function changeSettings(
  transaction: Transaction,
  context: Acting,
  after: ReminderContent,
): Promise<number | null> {
  const before = Content.parse(await reminderContent(transaction));
  const difference = differenceOf(before, after, ['isOn', 'days', 'leftOut']);
  if (!difference) return null;
  const { fields } = difference;
  const isBegun = fields.includes('isOn') || fields.includes('days');
  await storeSettingsRow(transaction, {
    ...columnsOf(after),
    ...(isBegun && { lookedThrough: daysAfter(dayOf(context.now), -1) }),
  });
  await planNext(transaction, after, context.now);
  return recordChange(transaction, context, {
    ...{ entity: 'invoice-reminders', entityId: 1, entityName: '', isUndoable: true },
    before: difference.before,
    after: difference.after,
  });
}

function columnsOf({ isOn, days, leftOut }: ReminderContent): Partial<ReminderSettingsRow> {
  return { isOn: isOn ? 1 : 0, days: JSON.stringify(days), leftOut: JSON.stringify(leftOut) };
}

/** Nobody is reminded at midnight: what somebody noted as paid in the evening counts. */
export function planNext(transaction: Transaction, { isOn }: Pick<ReminderContent, 'isOn'>, now: string) {
  if (!isOn) return cancelJob(transaction, reminderJob, onlyKey);
  return scheduleJob(transaction, { kind: reminderJob, key: onlyKey, dueAt: nextMorning(now) });
}

function nextMorning(now: string): string {
  const [today, tomorrow] = [now, new Date(Date.parse(now) + 86_400_000).toISOString()].map(
    (moment) => `${moment.slice(0, 10)}T08:00:00.000Z`,
  );
  return today !== undefined && today > now ? today : `${tomorrow}`;
}

export const undoReminderSettingsChange: Undo = async (transaction, context, change) => {
  const now = Content.parse(await reminderContent(transaction));
  const isAsLeft = (['isOn', 'days', 'leftOut'] as const).every(
    (field) => change.after?.[field] === undefined || !isDifferent(change.after[field], now[field]),
  );
  if (!isAsLeft) throw conflict('The reminders have changed since. Undo what came later first.');
  const changeId = await changeSettings(transaction, context, Content.parse({ ...now, ...change.before }));
  if (changeId === null) throw conflict('The reminders are as they were already.');
  return changeId;
};
