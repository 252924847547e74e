import type { ChangeToUndo } from '../../changes/undo.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';

/** That something was sent is not taken back once its letter has left. One that stays in the outbox was read by nobody. */
export async function refuseLetterLeft(transaction: Transaction, { before, requestId }: ChangeToUndo) {
  if (!before || !('sentAt' in before) || !(await hasLetterLeft(transaction, requestId))) return;
  throw conflict('The letter has left: that it was sent stays. Write to them again if something was wrong with it.');
}

/** Whether a letter of this request has left, or may be on its way. */
async function hasLetterLeft(database: Database, requestId: string): Promise<boolean> {
  const found = await database
    .selectFrom('changes')
    .innerJoin('messages', 'messages.id', 'changes.entityId')
    .select('messages.id')
    .where('requestId', '=', requestId)
    .where('entity', '=', 'message')
    .where(({ or, eb }) => or([eb('deliveredAt', 'is not', null), eb('dueAt', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
