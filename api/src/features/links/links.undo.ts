import { Linkable } from '@atrium/contract/links';
import { id, moment } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import { findLink } from '../../links/links.queries.ts';
import { keepLink, unlink } from '../../links/links.ts';

const Kept = z.object({
  id: id(),
  accountId: id(),
  fromEntity: Linkable,
  fromId: id(),
  fromTitle: z.string(),
  toEntity: Linkable,
  toId: id(),
  toTitle: z.string(),
  createdAt: moment(),
});

/** A link is made and taken away, and nothing of it changes. */
export const undoLinkChange: Undo = (transaction, context, change) => {
  const undo = undoOf({
    find: (inside, linkId) => findLink(inside, ownerOf(context), linkId),
    remove: (inside, author, link) => unlink(inside, author, link),
    restore: (inside, author, before) => keepLink(inside, author, Kept.parse(before)),
    revert: async () => null,
  });
  return undo(transaction, context, change);
};
