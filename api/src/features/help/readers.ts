import type { Context } from '../../context.ts';

/** Drafts are for those who may finish them. */
export function seesDrafts({ ability }: Context): boolean {
  return ability.can('update', 'Article');
}
