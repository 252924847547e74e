import type { Context } from '../context.ts';
import { notSignedIn } from '../errors.ts';

/** The account that takes back a change of its own: `undo.ts` lets nobody else come so far. */
export function ownerOf({ caller }: Context): number {
  if (!caller) throw notSignedIn();
  return caller.accountId;
}
