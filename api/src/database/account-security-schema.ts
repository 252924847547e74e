/** The tables of how one signs in, and of keys for programs. */
export interface AccountSecuritySchema {
  twoSteps: TwoStepsRow;
  recoveryCodes: { accountId: number; hash: string; usedAt: string | null };
  signInChallenges: { hash: string; accountId: number; expiresAt: string };
  apiKeys: ApiKeyRow;
}

export interface TwoStepsRow {
  accountId: number;
  /** The key of the codes, in base 32. */
  secret: string;
  startedAt: string;
  /** Null until a code has shown that an app has the key. */
  confirmedAt: string | null;
  /** The step of time of the last code that was taken: no code of it or before works again. */
  lastStep: number;
}

export interface ApiKeyRow {
  id: number;
  accountId: number;
  name: string;
  /** What its list shows of it. */
  prefix: string;
  hash: string;
  /** Words such as `orders:read`, or `*` for all that its owner may. */
  grants: string;
  /** The last day that it works, YYYY-MM-DD, and by whose clocks it ends. */
  expiresOn: string | null;
  timeZone: string;
  createdAt: string;
  lastUsedAt: string | null;
}
