import type { SignedInContext } from '../../context.ts';

/** Who does it, and when. */
export type Author = Pick<SignedInContext, 'caller' | 'now' | 'requestId'>;
