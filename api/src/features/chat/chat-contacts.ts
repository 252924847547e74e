import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { type ContactRow, contactOf, nameOf } from './chat.shapes.ts';
import { findContact, findContactDetails, storeDecision } from './chat-contacts.queries.ts';

/** What one account decides of another, for itself alone. */
interface Decision {
  isMuted: boolean;
  isBlocked: boolean;
}

export async function readContact({ services, caller }: SignedInContext, contactId: number) {
  const row = await findContactDetails(services.engine.read, caller.accountId, contactId);
  if (!row) throw notFound('contact');
  const reached = row.closedAt === null ? { email: row.email, phone: row.phone ?? '' } : { email: '', phone: '' };
  return { ...contactOf(row), ...reached };
}

export function changeContact(context: SignedInContext, contactId: number, changes: Partial<Decision>) {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const row = await requireContact(transaction, accountId, contactId);
    const before = decisionOf(row);
    const after = { isMuted: changes.isMuted ?? before.isMuted, isBlocked: changes.isBlocked ?? before.isBlocked };
    const contact = { ...contactOf(row), ...after };
    if (after.isMuted === before.isMuted && after.isBlocked === before.isBlocked) return { contact, changeId: null };
    return { contact, changeId: await decide(transaction, context, accountId, row, after) };
  });
}

export async function requireContact(transaction: Transaction, accountId: number, id: number): Promise<ContactRow> {
  const row = await findContact(transaction, accountId, id);
  if (!row) throw notFound('contact');
  return row;
}

export function decisionOf({ isMuted, isBlocked }: ContactRow): Decision {
  return { isMuted: isMuted === 1, isBlocked: isBlocked === 1 };
}

/** That one is blocked is for both to hear: they cannot write any more. */
export async function decide(
  transaction: Transaction,
  context: Context,
  accountId: number,
  contact: ContactRow,
  after: Decision,
): Promise<number> {
  const before = decisionOf(contact);
  await storeDecision(transaction, {
    accountId,
    contactId: contact.id,
    isMuted: after.isMuted ? 1 : 0,
    isBlocked: after.isBlocked ? 1 : 0,
  });
  return recordChange(transaction, context, {
    entity: 'chat-contact',
    entityId: contact.id,
    entityName: nameOf(contact),
    before: changed(before, after, before),
    after: changed(before, after, after),
    ownerId: accountId,
    audience: before.isBlocked === after.isBlocked ? [accountId] : [accountId, contact.id],
    isUndoable: true,
  });
}

function changed(before: Decision, after: Decision, side: Decision): Partial<Decision> {
  return {
    ...(before.isMuted !== after.isMuted && { isMuted: side.isMuted }),
    ...(before.isBlocked !== after.isBlocked && { isBlocked: side.isBlocked }),
  };
}

/** Tells nothing where nobody may write. */
export async function tellTyping({ services, signals, caller }: SignedInContext, contactId: number, isTyping: boolean) {
  const { accountId } = caller;
  const contact = await findContact(services.engine.read, accountId, contactId);
  if (!contact) throw notFound('contact');
  if (contact.isBlocked === 1 || contact.blocksMe === 1) return {};
  signals.tell([contactId], { type: 'typing', accountId, isTyping });
  return {};
}
