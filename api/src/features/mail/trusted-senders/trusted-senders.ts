import { mostTrustedSenders, type TrustedSender } from '@atrium/contract/trusted-senders';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { TrustedSenderRow } from '../../../database/mail-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { fold } from '../../../search/fold.ts';
import {
  countTrustedSenders,
  findTrustedSender,
  findTrustedSenders,
  findTrustedSenderWith,
  insertTrustedSender,
  removeTrustedSender,
} from './trusted-senders.queries.ts';

export async function listTrustedSenders({ services, caller }: SignedInContext) {
  const rows = await findTrustedSenders(services.engine.read, caller.accountId);
  return { senders: rows.map(shownSender) };
}

/** Two tabs may ask for it at once: whoever comes second finds what is wanted. */
export function addTrustedSender(
  context: SignedInContext,
  email: string,
): Promise<{ sender: TrustedSender; changeId: number | null }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const known = await findTrustedSenderWith(transaction, accountId, fold(email));
    if (known) return { sender: shownSender(known), changeId: null };
    if ((await countTrustedSenders(transaction, accountId)) >= mostTrustedSenders)
      throw conflict(`There are ${mostTrustedSenders} trusted senders already, and no more can be kept.`);
    const sender = { id: await nextId(transaction, 'trusted_senders'), email, trustedAt: context.now };
    return { sender, changeId: await keepSender(transaction, context, accountId, sender) };
  });
}

export function deleteTrustedSender(context: SignedInContext, id: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const row = await findTrustedSender(transaction, accountId, id);
    if (!row) throw notFound('trusted sender');
    return dropSender(transaction, context, accountId, shownSender(row));
  });
}

export async function keepSender(
  transaction: Transaction,
  context: Context,
  accountId: number,
  sender: TrustedSender,
): Promise<number> {
  await insertTrustedSender(transaction, { ...sender, accountId, emailKey: fold(sender.email) });
  return recordSender(transaction, context, accountId, null, sender);
}

export async function dropSender(
  transaction: Transaction,
  context: Context,
  accountId: number,
  sender: TrustedSender,
): Promise<number> {
  await removeTrustedSender(transaction, sender.id);
  return recordSender(transaction, context, accountId, sender, null);
}

export function shownSender({ id, email, trustedAt }: TrustedSenderRow): TrustedSender {
  return { id, email, trustedAt };
}

type Recorded = readonly [before: TrustedSender, after: null] | readonly [before: null, after: TrustedSender];

function recordSender(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  ...[before, after]: Recorded
): Promise<number> {
  const { id: entityId, email: entityName } = before ?? after;
  const about = { entity: 'trusted-sender', entityId, entityName, ownerId } as const;
  return recordChange(transaction, context, { ...about, before, after, isUndoable: true });
}
