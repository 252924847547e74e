import type { MailLabel } from '@atrium/contract/mail-labels';
import { MailRule } from '@atrium/contract/mail-rules';
import * as z from 'zod/mini';
import { ownerOf } from '../../../changes/owner.ts';
import type { Undo } from '../../../changes/undo.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { freeKey, keyOfLast } from '../../../hand-order.ts';
import { areLabels } from '../labels/mail-labels.known.ts';
import { findMailRule } from './mail-rules.queries.ts';
import { type KeptMailRule, keptRule } from './mail-rules.shapes.ts';
import { changeRule, dropRule, keepRule, rulesInOrder } from './mail-rules.ts';

/** Rules that were deleted before they had an order come back as the last. */
const Kept = z.object({ ...MailRule.shape, positionKey: z.optional(z.string()) });
const Changed = z.partial(Kept);

/** A rule is there for its account alone, and so is what was done to it. */
export const undoMailRuleChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf<KeptMailRule>({
    async find(_, id) {
      const row = await findMailRule(transaction, ownerId, id);
      return row && keptRule(row);
    },
    remove: (_, author, rule) => dropRule(transaction, author, ownerId, rule),
    async restore(_, author, before) {
      const { positionKey, ...rule } = Kept.parse(before);
      await refuseGoneLabels(transaction, ownerId, rule.labels);
      const others = await rulesInOrder(transaction, ownerId);
      const key = positionKey === undefined ? keyOfLast(others) : freeKey(others, rule.id, positionKey);
      return keepRule(transaction, author, ownerId, { ...rule, positionKey: key });
    },
    async revert(_, author, now, before) {
      const { positionKey = now.positionKey, ...rule } = { ...now, ...Changed.parse(before) };
      await refuseGoneLabels(transaction, ownerId, rule.labels);
      const key = freeKey(await rulesInOrder(transaction, ownerId), now.id, positionKey);
      return changeRule(transaction, author, ownerId, now, { ...rule, positionKey: key });
    },
  });
  return undo(transaction, context, change);
};

async function refuseGoneLabels(
  transaction: Transaction,
  ownerId: number,
  labels: readonly MailLabel[],
): Promise<void> {
  if (!(await areLabels(transaction, ownerId, labels)))
    throw conflict('A label that this rule puts has been deleted since. Undo that first.');
}
