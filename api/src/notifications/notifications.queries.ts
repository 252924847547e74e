import type { Entity } from '@atrium/contract/changes';
import type { NotificationKind } from '@atrium/contract/notifications';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/engine.ts';
import type { NotificationRow } from '../database/jobs-schema.ts';

/** What an account was told that the bell has; about these entities alone, where it is asked by a key that is for no others. */
function shownTo(database: Database, accountId: number, entities: readonly Entity[] | null) {
  return database
    .selectFrom('notifications')
    .where('accountId', '=', accountId)
    .where('inApp', '=', 1)
    .where('isHidden', '=', 0)
    .$if(entities !== null, (query) => query.where('entity', 'in', entities ?? []));
}

/** The latest first. */
export function findNotifications(
  database: Database,
  accountId: number,
  entities: readonly Entity[] | null,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  return shownTo(database, accountId, entities)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnreadNotifications(
  database: Database,
  accountId: number,
  entities: readonly Entity[] | null = null,
): Promise<number> {
  const { total } = await shownTo(database, accountId, entities)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertNotifications(transaction: Transaction, rows: readonly NotificationRow[]): Promise<void> {
  await transaction.insertInto('notifications').values(rows).execute();
}

/** Those that become read by this, and only then. */
export function markNotificationsRead(
  transaction: Transaction,
  accountId: number,
  which: { ids: readonly number[] } | { upTo: number },
  now: string,
): Promise<{ id: number; title: string }[]> {
  const unread = transaction
    .updateTable('notifications')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('inApp', '=', 1)
    .where('isHidden', '=', 0)
    .where('readAt', 'is', null);
  const meant = 'ids' in which ? unread.where('id', 'in', which.ids) : unread.where('id', '<=', which.upTo);
  return meant.returning(['id', 'title']).execute();
}

/** What an account that can sign in was told and has not read, with whom a mail about it goes to. */
export function findUnreadWithReader(database: Database, id: number) {
  return database
    .selectFrom('notifications')
    .innerJoin('accounts', 'accounts.id', 'notifications.accountId')
    .select(['accountId', 'kind', 'title', 'detail', 'url', 'person', 'accounts.email', 'accounts.username'])
    .where('notifications.id', '=', id)
    .where('readAt', 'is', null)
    .where('isHidden', '=', 0)
    .where('canSignIn', '=', 1)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}

/** Removes what nobody has read yet of one kind about some things, or none of these accounts, or what one person caused, and answers whose it was. */
export function deleteUnreadAbout(
  transaction: Transaction,
  kind: NotificationKind,
  entity: Entity,
  entityIds: readonly number[],
  accountIds?: readonly number[],
  personAccountId?: number,
): Promise<Pick<NotificationRow, 'id' | 'accountId' | 'title'>[]> {
  return transaction
    .deleteFrom('notifications')
    .where('entity', '=', entity)
    .where('entityId', 'in', entityIds)
    .where('kind', '=', kind)
    .where('readAt', 'is', null)
    .$if(accountIds !== undefined, (query) => query.where('accountId', 'in', accountIds ?? []))
    .$if(personAccountId !== undefined, (query) => query.where('personAccountId', '=', personAccountId ?? 0))
    .returning(['id', 'accountId', 'title'])
    .execute();
}

/** Has what nobody has read yet of one kind about a thing say something else of it, and answers whose it is. */
export function rewordUnreadAbout(
  transaction: Transaction,
  { kind, entity, entityId }: Pick<NotificationRow, 'kind' | 'entity' | 'entityId'>,
  detail: Pick<NotificationRow, 'detail' | 'url'>,
): Promise<Pick<NotificationRow, 'id' | 'accountId' | 'title'>[]> {
  return transaction
    .updateTable('notifications')
    .set(detail)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('kind', '=', kind)
    .where('readAt', 'is', null)
    .returning(['id', 'accountId', 'title'])
    .execute();
}

/** Has all that was told of some things be hidden, or shown again, and answers what that changes and whose it is. */
export function setHidden(
  transaction: Transaction,
  entity: Entity,
  entityIds: readonly number[],
  isHidden: 0 | 1,
): Promise<Pick<NotificationRow, 'id' | 'accountId' | 'title'>[]> {
  return transaction
    .updateTable('notifications')
    .set({ isHidden })
    .where('entity', '=', entity)
    .where('entityId', 'in', entityIds)
    .where('isHidden', '=', 1 - isHidden)
    .returning(['id', 'accountId', 'title'])
    .execute();
}

/** What an account was told of a thing, read or not. */
function toldOf(
  database: Database,
  accountId: number,
  { entity, entityId }: Pick<NotificationRow, 'entity' | 'entityId'>,
) {
  return database
    .selectFrom('notifications')
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('accountId', '=', accountId);
}

type Doing = Pick<NotificationRow, 'kind' | 'entity' | 'entityId' | 'personAccountId'>;

/** What it was told that somebody did with it, of one kind. */
function toldBy(database: Database, accountId: number, doing: Doing) {
  return toldOf(database, accountId, doing)
    .where('kind', '=', doing.kind)
    .where('personAccountId', '=', doing.personAccountId);
}

export async function isToldOf(
  database: Database,
  accountId: number,
  entity: NotificationRow['entity'],
  entityId: number,
): Promise<boolean> {
  const told = await toldOf(database, accountId, { entity, entityId }).select('id').limit(1).executeTakeFirst();
  return told !== undefined;
}

export async function isToldBy(database: Database, accountId: number, doing: Doing): Promise<boolean> {
  const told = await toldBy(database, accountId, doing).select('id').limit(1).executeTakeFirst();
  return told !== undefined;
}

/** When that was last, of what it has read and of what it has not; null for never. */
export function findToldAt(
  database: Database,
  accountId: number,
  doing: Doing,
): Promise<{ read: string | null; unread: string | null }> {
  return toldBy(database, accountId, doing)
    .select(sql<string | null>`max(case when read_at is not null then created_at end)`.as('read'))
    .select(sql<string | null>`max(case when read_at is null then created_at end)`.as('unread'))
    .executeTakeFirstOrThrow();
}

/** Takes a name off wherever it stands in what others were told. */
export async function forgetNameInNotifications(transaction: Transaction, accountId: number): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ person: '', title: sql`case when title = person then '' else title end` })
    .where('personAccountId', '=', accountId)
    .execute();
}
