import type { Context, SignedInContext } from '../../context.ts';
import type { BlogPostRow } from '../../database/blog-schema.ts';
import { notAllowed } from '../../errors.ts';
import type { Reader } from './posts.queries.ts';

type Asking = Pick<SignedInContext, 'ability' | 'caller'>;
type Owned = Pick<BlogPostRow, 'authorAccountId' | 'status'>;

/** Who may change posts sees and publishes all of them; who may only write them sees and changes their own until they are published. */
export function readerOf({ ability, caller }: Asking): Reader {
  const own = ability.can('create', 'Blog') ? 'own' : 'none';
  return { accountId: caller.accountId, drafts: ability.can('update', 'Blog') ? 'all' : own };
}

export function mayPublish({ ability }: Pick<Context, 'ability'>): boolean {
  return ability.can('update', 'Blog');
}

function isOwnDraft({ ability, caller }: Asking, post: Owned): boolean {
  return ability.can('create', 'Blog') && post.authorAccountId === caller.accountId && post.status !== 'published';
}

export function mayChange(context: Asking, post: Owned): boolean {
  return context.ability.can('update', 'Blog') || isOwnDraft(context, post);
}

export function mayDelete(context: Asking, post: Owned): boolean {
  return context.ability.can('delete', 'Blog') || isOwnDraft(context, post);
}

/** One's own, and any for those who may delete posts. */
export function mayDeleteComment({ ability, caller }: Asking, writerId: number | null): boolean {
  return writerId === caller.accountId || ability.can('delete', 'Blog');
}

export function requireRight(isAllowed: boolean): void {
  if (!isAllowed) throw notAllowed();
}
