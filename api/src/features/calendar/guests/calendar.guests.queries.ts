import type { GuestChoice } from '@atrium/contract/event-guests';
import type { NotificationKind } from '@atrium/contract/notifications';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nameHolds, nameKey } from '../../../people/name-key.ts';
import type { Participant } from '../calendar.rows.ts';

const choicesAtOnce = 50;

export async function storePart(
  transaction: Transaction,
  eventId: number,
  { accountId, answer, note = '', reminders }: Participant,
): Promise<void> {
  await transaction
    .updateTable('eventGuests')
    .set({ answer, answerNote: note, reminders: JSON.stringify(reminders) })
    .where('eventId', '=', eventId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Accounts but this one that may sign in, by name, whose names hold this. */
export async function findGuestChoices(database: Database, accountId: number, q: string): Promise<GuestChoice[]> {
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'fullName', 'username', 'avatar'])
    .where('id', '<>', accountId)
    .where('suspendedAt', 'is', null)
    .where(nameHolds(q))
    .orderBy(nameKey)
    .orderBy('id')
    .limit(choicesAtOnce)
    .execute();
  return rows.map(({ id, fullName, username, avatar }) => ({
    accountId: id,
    name: fullName || username,
    username,
    avatar: avatar ?? '',
  }));
}

/** Who was told this of an event and has not read it. */
export async function findAccountsToldOf(
  database: Database,
  kind: NotificationKind,
  eventId: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('notifications')
    .select('accountId')
    .where('entity', '=', 'event')
    .where('entityId', '=', eventId)
    .where('kind', '=', kind)
    .where('readAt', 'is', null)
    .execute();
  return rows.map(({ accountId }) => accountId);
}
