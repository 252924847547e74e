import { MailRule } from '@atrium/contract/mail-rules';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { findMailRule } from './mail-rules.queries.ts';
import { shownRule } from './mail-rules.shapes.ts';
import { changeRule, dropRule, keepRule } from './mail-rules.ts';

const Changed = z.partial(MailRule);

/** A rule is there for its account alone, and so is what was done to it. */
export const undoMailRuleChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf<MailRule>({
    async find(_, id) {
      const row = await findMailRule(transaction, ownerId, id);
      return row && shownRule(row);
    },
    remove: (_, author, rule) => dropRule(transaction, author, ownerId, rule),
    restore: (_, author, before) => keepRule(transaction, author, ownerId, MailRule.parse(before)),
    revert: (_, author, now, before) =>
      changeRule(transaction, author, ownerId, now, { ...now, ...Changed.parse(before) }),
  });
  return undo(transaction, context, change);
};
