import type { WaitsFor } from '@atrium/contract/waitlist';

/** Who wants to hear when something is there. */
export interface WaitlistSchema {
  waitlistEntries: WaitlistEntryRow;
}

export interface WaitlistEntryRow {
  id: number;
  waitsFor: WaitsFor;
  email: string;
  /** Folded: one waits once for one thing. */
  emailKey: string;
  hash: string;
  askedAt: string;
  /** Null until the link was followed that the address was sent. */
  confirmedAt: string | null;
}
