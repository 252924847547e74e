import type { Context, SignedInContext } from '../context.ts';
import { notSignedIn } from '../errors.ts';

/** The one who takes back a change: `undo.ts` lets nobody else come so far. */
export function signedIn(context: Context): SignedInContext {
  const { caller } = context;
  if (!caller) throw notSignedIn();
  return { ...context, caller };
}

/** The account that takes back a change of its own. */
export function ownerOf(context: Context): number {
  return signedIn(context).caller.accountId;
}
