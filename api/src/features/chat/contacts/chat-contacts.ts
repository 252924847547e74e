import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { notFound } from '../../../errors.ts';
import { type ContactRow, contactOf, nameOf, tagsOf } from '../chat.shapes.ts';
import { clearAllOf } from '../conversations.ts';
import { findContact, findContactDetails, storeDecision } from './chat-contacts.queries.ts';

/** What one account decides of another, for itself alone. */
interface Decision {
  isMuted: boolean;
  isBlocked: boolean;
  isImportant: boolean;
  tags: readonly string[];
  hiddenUntil: number;
}

type GivenDecision = { [Field in keyof Decision]?: Decision[Field] | undefined };

export async function readContact({ services, caller }: SignedInContext, contactId: number) {
  const row = await findContactDetails(services.engine.read, caller.accountId, contactId);
  if (!row) throw notFound('contact');
  const reached = row.closedAt === null ? { email: row.email, phone: row.phone ?? '' } : { email: '', phone: '' };
  return { ...contactOf(row), ...reached };
}

export function changeContact(context: SignedInContext, contactId: number, changes: GivenDecision) {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const row = await requireContact(transaction, accountId, contactId);
    const after = decisionWith(row, changes);
    const changeId = await decide(transaction, context, accountId, row, after);
    return { contact: contactOf({ ...row, ...columnsOf(after) }), changeId };
  });
}

/** Takes the chat out of the account's own list, and hides what was said: whoever writes there again begins anew for it. */
export function deleteChat(context: SignedInContext, contactId: number): Promise<number | null> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const row = await requireContact(transaction, accountId, contactId);
    const { conversationId, latestId } = row;
    if (conversationId === null || latestId === null) return null;
    const clearedBy = await clearAllOf(transaction, context, accountId, conversationId);
    return (
      (await decide(transaction, context, accountId, row, decisionWith(row, { hiddenUntil: latestId }))) ?? clearedBy
    );
  });
}

export async function requireContact(transaction: Transaction, accountId: number, id: number): Promise<ContactRow> {
  const row = await findContact(transaction, accountId, id);
  if (!row) throw notFound('contact');
  return row;
}

export function decisionOf({ isMuted, isBlocked, isImportant, tags, hiddenUntil }: ContactRow): Decision {
  return {
    isMuted: isMuted === 1,
    isBlocked: isBlocked === 1,
    isImportant: isImportant === 1,
    tags: tagsOf(tags),
    hiddenUntil: hiddenUntil ?? 0,
  };
}

export function decisionWith(contact: ContactRow, changes: GivenDecision): Decision {
  return { ...decisionOf(contact), ...givenFields(changes) } as Decision;
}

function columnsOf({ isMuted, isBlocked, isImportant, tags, hiddenUntil }: Decision) {
  return {
    isMuted: isMuted ? 1 : 0,
    isBlocked: isBlocked ? 1 : 0,
    isImportant: isImportant ? 1 : 0,
    tags: JSON.stringify(tags),
    hiddenUntil,
  };
}

/** Null where that is so already. That one is blocked is for both to hear: they cannot write any more. */
export async function decide(
  transaction: Transaction,
  context: Context,
  accountId: number,
  contact: ContactRow,
  after: Decision,
): Promise<number | null> {
  const difference = differenceOf(decisionOf(contact), after);
  if (difference === null) return null;
  await storeDecision(transaction, { accountId, contactId: contact.id, ...columnsOf(after) });
  return recordChange(transaction, context, {
    entity: 'chat-contact',
    entityId: contact.id,
    entityName: nameOf(contact),
    before: difference.before,
    after: difference.after,
    ownerId: accountId,
    audience: difference.fields.includes('isBlocked') ? [accountId, contact.id] : [accountId],
    isUndoable: true,
  });
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
