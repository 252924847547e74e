import type { Transaction } from '../database/engine.ts';
import type { ListTuning } from '../lists/list-index.ts';

/** Has what is found by what an account is called found by what it is called from now on; features.ts says what that is. */
export type FollowName = (transaction: Transaction, accountId: number, tuning?: ListTuning) => Promise<void>;
