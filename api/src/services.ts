import type { registrations } from '@atrium/contract/configuration';
import type { PaymentMethod } from '@atrium/contract/orders';
import type { Engine } from './database/engine.ts';
import type { ListTuning } from './lists/list-index.ts';

/** What a home gives to the back end: everything that is not the same in all of them. */
export interface Services {
  readonly engine: Engine;
  readonly passwords: Passwords;
  readonly settings: Settings;
  readonly log: Log;
  /** Hands a message to a mail server; null when there is none, and the outbox is all there is. */
  readonly mail: Mail | null;
  readonly payments: Payments;
  now(): Date;
  /** Goes on after the answer; a home waits for it before it stops. */
  background(work: Promise<void>): void;
  readonly tuning?: ListTuning;
}

export interface Settings {
  readonly brandName: string;
  readonly sampleData: boolean;
  /** Whether a new administrator gets tasks, mail and events to try things on. */
  readonly samplesForNewcomers: boolean;
  readonly registration: (typeof registrations)[number];
  readonly home: 'server' | 'browser';
  /** Where links in messages lead, such as `http://localhost:3000`. */
  readonly publicUrl: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** Signs access tokens: 32 bytes or more that nobody else knows. */
  readonly secret: string;
}

/** A slow hash made for passwords. `hash` answers everything that `verify` needs later, parameters included. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/**
 * Whoever takes the money. Card data go from the buyer to the provider and never come here: what an order keeps is the provider's reference.
 * `authorise` answers the same for the same key, so that one who asks again after a crash is not charged twice.
 */
export interface Payments {
  /** What orders name it by. */
  readonly provider: string;
  readonly isTest: boolean;
  readonly methods: readonly PaymentMethod[];
  /** What the provider calls the card that it keeps, such as its last digits; null when there is none. */
  readonly savedCard: string | null;
  authorise(payment: {
    key: string;
    amountCents: number;
    method: PaymentMethod;
  }): Promise<{ state: 'authorised'; reference: string } | { state: 'declined' }>;
  /** Lets go of what was authorised for an order that was not placed. */
  release(reference: string): Promise<void>;
}

export interface Mail {
  send(message: { recipient: string; subject: string; body: string }): Promise<void>;
}
