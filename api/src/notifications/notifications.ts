import type { Entity } from '@atrium/contract/changes';
import { topicOf } from '@atrium/contract/notification-choices';
import type { NotificationKind } from '@atrium/contract/notifications';
import { type Author, recordChanges, recordEach } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { findChoicesOf } from './notification-choices.queries.ts';
import { planLetters } from './notification-letters.ts';
import { deleteUnreadAbout, insertNotifications, rewordUnreadAbout, setHidden } from './notifications.queries.ts';

export interface News {
  kind: NotificationKind;
  /** What the thing is called that it is about. */
  title: string;
  /** What more there is to say, and where it stands outside of here. */
  detail?: string;
  url?: string;
  /** Who caused it; nobody, when time did. */
  person?: string;
  /** The account that is called so; left out when it is the author. */
  personAccountId?: number;
  entity: Entity;
  entityId: number;
  /** When that thing is to happen. */
  moment?: string | null;
}

export type NewsDetail = Required<Pick<News, 'detail' | 'url'>>;

/**
 * Tells accounts of something, each in the ways that it has chosen, in the transaction that it happens in; their open tabs hear of it at
 * once. Nothing else makes notifications, so nobody is told what they do not want to be told.
 */
export async function notifyAccounts(
  transaction: Transaction,
  author: Author,
  accountIds: readonly number[],
  news: News,
): Promise<void> {
  const wanting = await findWanting(transaction, accountIds, news.kind);
  if (wanting.length === 0) return;
  const firstId = await nextIds(transaction, 'notifications', wanting.length);
  const told = wanting.map((one, index) => ({ ...one, id: firstId + index }));
  const said = contentOf(news, author);
  const rows = told.map(({ id, accountId, app, browser }) => {
    return { ...said, id, accountId, inApp: app ? 1 : 0, inBrowser: browser ? 1 : 0 };
  });
  await insertNotifications(transaction, rows);
  const written = told.filter(({ email }) => email).map(({ id }) => id);
  await planLetters(transaction, author, written);
  const shown = told.filter(({ app }) => app);
  const { title } = news;
  const changes = shown.map(({ id, accountId }) => ({
    ...record(id, title, accountId),
    before: null,
    after: { title },
  }));
  if (changes.length > 0) await recordChanges(transaction, author, changes);
}

/** Those of these accounts that want to hear of it, with the ways that they have chosen. */
async function findWanting(transaction: Transaction, accountIds: readonly number[], kind: NotificationKind) {
  if (accountIds.length === 0) return [];
  const choiceOf = await findChoicesOf(transaction, accountIds, topicOf[kind]);
  return accountIds.map((accountId) => ({ accountId, ...choiceOf(accountId) })).filter((one) => one.app || one.email);
}

/** What all of them are told alike. */
function contentOf(
  { person = '', personAccountId, moment = null, detail = '', url = '', ...news }: News,
  { caller, now }: Author,
) {
  const named = personAccountId ?? (person === caller?.name ? caller.accountId : null);
  const untouched = { createdAt: now, readAt: null, isHidden: 0 };
  return { ...news, ...untouched, detail, url, person, personAccountId: named, moment };
}

/** Takes back what was told of a thing, or of several, to all or to these accounts, by all or by one person, and not read yet: for when it did not happen after all. */
export async function withdrawNotifications(
  transaction: Transaction,
  author: Author,
  {
    kind,
    entity,
    entityId,
    accountIds,
    personAccountId,
  }: Pick<News, 'kind' | 'entity' | 'personAccountId'> & {
    entityId: number | readonly number[];
    accountIds?: readonly number[];
  },
): Promise<void> {
  if (accountIds?.length === 0) return;
  const gone = await deleteUnreadAbout(transaction, kind, entity, [entityId].flat(), accountIds, personAccountId);
  if (gone.length === 0) return;
  await recordChanges(
    transaction,
    author,
    gone.map(({ id, accountId, title }) => ({ ...record(id, title, accountId), before: { title }, after: null })),
  );
}

/** What was told of a thing and is not read yet says something else of it from now on; nobody is told again. */
export async function rewordNotifications(
  transaction: Transaction,
  author: Author,
  about: Pick<News, 'kind' | 'entity' | 'entityId'>,
  { before, after }: { before: NewsDetail; after: NewsDetail },
): Promise<void> {
  const told = await rewordUnreadAbout(transaction, about, after);
  if (told.length === 0) return;
  const changes = told.map(({ id, accountId, title }) => ({ ...record(id, title, accountId), before, after }));
  await recordChanges(transaction, author, changes);
}

type About = readonly [entity: Entity, ids: readonly number[]];

/** Of what is deleted nobody is told any more: what they were told leads nowhere. It waits, read or not, for when that is undone. */
export function hideNotifications(transaction: Transaction, author: Author, ...about: About): Promise<void> {
  return hide(transaction, author, about, 1);
}

/** What was told of things that are here again is as it was before they were deleted. */
export function showNotifications(transaction: Transaction, author: Author, ...about: About): Promise<void> {
  return hide(transaction, author, about, 0);
}

async function hide(transaction: Transaction, author: Author, [entity, ids]: About, isHidden: 0 | 1): Promise<void> {
  if (ids.length === 0) return;
  const moved = await setHidden(transaction, entity, ids, isHidden);
  const changes = moved.map(({ id, accountId, title }) => {
    const step = isHidden ? { before: { title }, after: null } : { before: null, after: { title } };
    return { ...record(id, title, accountId), ...step };
  });
  await recordEach(transaction, author, changes);
}

function record(entityId: number, entityName: string, ownerId: number) {
  return { entity: 'notification', entityId, entityName, ownerId } as const;
}
