import type { Transaction } from '../../../database/engine.ts';
import {
  cancelJob,
  cancelJobs,
  type JobContext,
  type JobRunners,
  scheduleJob,
  scheduleJobs,
} from '../../../jobs/jobs.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import { findAnyEvent, findRemindsAt, storeRemindsAt } from '../calendar.queries.ts';
import type { KeptEvent } from '../calendar.rows.ts';
import { lastDue, nextDue, remindedBy } from './calendar.reminder-times.ts';

const kind = 'event-reminder';

/** What was over for longer when the reminder could be given is not told any more. */
const lateMilliseconds = 3_600_000;

/**
 * Has the next reminder of an event come at its moment. One that is due and was not given yet is not lost when the event changes in
 * between, and none that is past is given because of a change.
 */
export async function placeReminder(transaction: Transaction, event: KeptEvent, now: string): Promise<void> {
  const waiting = await findRemindsAt(transaction, event.id);
  const after = waiting !== null && waiting <= now ? Date.parse(waiting) - 1 : Date.parse(now);
  await placeAfter(transaction, event, waiting, after);
}

async function placeAfter(
  transaction: Transaction,
  event: KeptEvent,
  before: string | null,
  after: number,
): Promise<void> {
  const due = nextDue(event, after);
  const remindsAt = due === null ? null : new Date(due).toISOString();
  if (remindsAt !== before) await storeRemindsAt(transaction, [{ id: event.id, remindsAt }]);
  const key = String(event.id);
  if (remindsAt !== null) await scheduleJob(transaction, { kind, key, dueAt: remindsAt });
  else if (before !== null) await cancelJob(transaction, kind, key);
}

/** The same for events that came or changed together, none of which waits for a reminder just now. */
export async function placeReminders(
  transaction: Transaction,
  events: readonly KeptEvent[],
  now: string,
): Promise<void> {
  const placed = events.map((event) => ({ id: event.id, due: nextDue(event, Date.parse(now)) }));
  const rows = placed.map(({ id, due }) => ({ id, remindsAt: due === null ? null : new Date(due).toISOString() }));
  if (rows.length > 0) await storeRemindsAt(transaction, rows);
  const jobs = rows.flatMap(({ id, remindsAt }) =>
    remindsAt === null ? [] : [{ kind, key: String(id), dueAt: remindsAt }],
  );
  await scheduleJobs(transaction, jobs);
  const without = rows.filter(({ remindsAt }) => remindsAt === null);
  await cancelReminders(
    transaction,
    without.map(({ id }) => id),
  );
}

export function cancelReminder(transaction: Transaction, id: number): Promise<void> {
  return cancelJob(transaction, kind, String(id));
}

export function cancelReminders(transaction: Transaction, ids: readonly number[]): Promise<void> {
  return cancelJobs(transaction, kind, ids.map(String));
}

export const calendarJobs: JobRunners = {
  [kind]: async (transaction, context, key) => {
    const event = await findAnyEvent(transaction, Number(key));
    if (!event) return;
    const remindsAt = await findRemindsAt(transaction, event.id);
    if (remindsAt !== null) await remind(transaction, context, event, Date.parse(remindsAt));
    await placeAfter(transaction, event, remindsAt, Date.parse(context.now));
  },
};

/** Each account is told of the last occurrence alone that it is to be reminded of by now. */
async function remind(transaction: Transaction, context: JobContext, event: KeptEvent, from: number): Promise<void> {
  const now = Date.parse(context.now);
  const told = remindedBy(event).flatMap(({ accountId, reminders }) => {
    const due = lastDue(event, reminders, from, now);
    return due && due.endsAt + lateMilliseconds >= now ? [{ accountId, due }] : [];
  });
  for (const [startsAt, group] of Map.groupBy(told, ({ due }) => due.startsAt)) {
    const accountIds = group.map(({ accountId }) => accountId);
    const moment = new Date(startsAt).toISOString();
    const news = { kind, title: event.title, entity: 'event', entityId: event.id, moment } as const;
    await notifyAccounts(transaction, context, accountIds, news);
  }
}
