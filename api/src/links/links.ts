import { type Linked, linkLimit } from '@atrium/contract/links';
import { type ChangeToRecord, recordChange, recordChanges } from '../changes/record.ts';
import type { Context, SignedInContext } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { LinkRow } from '../database/links-schema.ts';
import { nextId, nextIds } from '../database/sequences.ts';
import { deleteLink, findLinksOf, insertLink, insertLinks } from './links.queries.ts';

/** A thing that is linked, and what it is called. */
interface LinkEnd extends Linked {
  title: string;
}

/** Links two things for the caller, who may read both. It is undone with whatever else its request did. */
export async function linkThings(
  transaction: Transaction,
  context: SignedInContext,
  from: LinkEnd,
  to: LinkEnd,
): Promise<number> {
  return keepLink(transaction, context, linkRow(context, await nextId(transaction, 'links'), from, to));
}

/** The same with several things at once, but for those that it is linked with already. */
export async function linkWithAll(
  transaction: Transaction,
  context: SignedInContext,
  from: LinkEnd,
  ends: readonly LinkEnd[],
): Promise<void> {
  const known = await findLinksOf(transaction, context.caller.accountId, from, linkLimit);
  const isKnown = ({ entity, id }: LinkEnd) =>
    known.some((link) => link.toEntity === entity && link.toId === id && link.fromId === from.id);
  const added = ends.filter((end) => !isKnown(end));
  if (added.length === 0) return;
  const firstId = await nextIds(transaction, 'links', added.length);
  const links = added.map((to, index) => linkRow(context, firstId + index, from, to));
  await insertLinks(transaction, links);
  await recordChanges(
    transaction,
    context,
    links.map((link) => changeOf(link, null, link)),
  );
}

function linkRow({ caller, now }: SignedInContext, id: number, from: LinkEnd, to: LinkEnd): LinkRow {
  return {
    id,
    accountId: caller.accountId,
    ...{ fromEntity: from.entity, fromId: from.id, fromTitle: from.title },
    ...{ toEntity: to.entity, toId: to.id, toTitle: to.title },
    createdAt: now,
  };
}

export async function keepLink(transaction: Transaction, context: Context, link: LinkRow): Promise<number> {
  await insertLink(transaction, link);
  return recordChange(transaction, context, changeOf(link, null, link));
}

export async function unlink(transaction: Transaction, context: Context, link: LinkRow): Promise<number> {
  await deleteLink(transaction, link.id);
  return recordChange(transaction, context, changeOf(link, link, null));
}

function changeOf(
  { id, accountId, fromTitle, toTitle }: LinkRow,
  before: LinkRow | null,
  after: LinkRow | null,
): ChangeToRecord {
  const entityName = `${fromTitle} – ${toTitle}`;
  return { entity: 'link', entityId: id, entityName, ownerId: accountId, isUndoable: true, before, after };
}
