import { TrustedSender } from '@atrium/contract/trusted-senders';
import { ownerOf } from '../../../changes/owner.ts';
import type { Undo } from '../../../changes/undo.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import { conflict } from '../../../errors.ts';
import { fold } from '../../../search/fold.ts';
import { findTrustedSender, findTrustedSenderWith } from './trusted-senders.queries.ts';
import { dropSender, keepSender, shownSender } from './trusted-senders.ts';

export const undoTrustedSenderChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf<TrustedSender>({
    async find(_, id) {
      const row = await findTrustedSender(transaction, ownerId, id);
      return row && shownSender(row);
    },
    remove: (_, author, sender) => dropSender(transaction, author, ownerId, sender),
    async restore(_, author, before) {
      const sender = TrustedSender.parse(before);
      if (await findTrustedSenderWith(transaction, ownerId, fold(sender.email)))
        throw conflict(`${sender.email} is here already.`);
      return keepSender(transaction, author, ownerId, sender);
    },
    // There is nothing of it that could change.
    revert: async () => null,
  });
  return undo(transaction, context, change);
};
