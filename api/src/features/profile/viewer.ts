import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { findPersonId } from './people.queries.ts';

/** Whoever looks at posts. */
export interface Viewer {
  personId: number;
  /** Deletes what others said, here as below the posts of the blog. */
  isModerator: boolean;
}

export async function viewerOf(
  database: Database,
  { ability, caller }: Pick<SignedInContext, 'ability' | 'caller'>,
): Promise<Viewer> {
  return { personId: await findPersonId(database, caller.accountId), isModerator: ability.can('delete', 'Blog') };
}

/** One's own comments, those below one's own posts, and any for a moderator. */
export function mayDeleteComment(
  { personId, isModerator }: Viewer,
  comment: { personId: number; postPersonId: number },
): boolean {
  return isModerator || comment.personId === personId || comment.postPersonId === personId;
}
