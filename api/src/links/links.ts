import type { Linked } from '@atrium/contract/links';
import { recordChange } from '../changes/record.ts';
import type { Context, SignedInContext } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { LinkRow } from '../database/links-schema.ts';
import { nextId } from '../database/sequences.ts';
import { deleteLink, insertLink } from './links.queries.ts';

/** A thing that is linked, and what it is called. */
export interface LinkEnd extends Linked {
  title: string;
}

/** Links two things for the caller, who may read both. It is undone with whatever else its request did. */
export async function linkThings(
  transaction: Transaction,
  context: SignedInContext,
  from: LinkEnd,
  to: LinkEnd,
): Promise<number> {
  const link = {
    id: await nextId(transaction, 'links'),
    accountId: context.caller.accountId,
    ...{ fromEntity: from.entity, fromId: from.id, fromTitle: from.title },
    ...{ toEntity: to.entity, toId: to.id, toTitle: to.title },
    createdAt: context.now,
  };
  return keepLink(transaction, context, link);
}

export async function keepLink(transaction: Transaction, context: Context, link: LinkRow): Promise<number> {
  await insertLink(transaction, link);
  return recordLink(transaction, context, link, null, link);
}

export async function unlink(transaction: Transaction, context: Context, link: LinkRow): Promise<number> {
  await deleteLink(transaction, link.id);
  return recordLink(transaction, context, link, link, null);
}

function recordLink(
  transaction: Transaction,
  context: Context,
  { id, accountId, fromTitle, toTitle }: LinkRow,
  before: LinkRow | null,
  after: LinkRow | null,
): Promise<number> {
  const entityName = `${fromTitle} – ${toTitle}`;
  const change = { entity: 'link', entityId: id, entityName, ownerId: accountId, isUndoable: true } as const;
  return recordChange(transaction, context, { ...change, before, after });
}
