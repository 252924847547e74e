import type { Grant } from '@atrium/contract/grants';
import type { Ability, AccountRole } from '@atrium/contract/policy';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { ListReader } from './lists/page.ts';
import type { Hub } from './live/hub.ts';
import type { Signals } from './live/signals.ts';
import type { FollowName } from './people/follow-name.ts';
import type { Services } from './services.ts';
import type { Turns } from './turns.ts';

/** A key with which a program calls in the place of an account. */
export interface ApiKey {
  readonly id: number;
  /** What it may beside what its owner may; null for all of it. */
  readonly grants: readonly Grant[] | null;
  readonly lastUsedAt: string | null;
}

/** Who asks, as the database knows them at this moment. */
export interface Caller {
  accountId: number;
  /** Null for an API key, which is no session. */
  sessionId: number | null;
  /** When that session was last known to be used; null for an API key. */
  sessionUsedAt: string | null;
  /** The API key that stands for its owner; null for a person who has signed in. */
  key: ApiKey | null;
  name: string;
  role: AccountRole;
  /** The access role that its rights come from, and what the table keeps of these; null for an account without one. */
  accessRoleId: number | null;
  access: string | null;
  /** When the access token ends, in milliseconds since 1970. */
  tokenEndsAt: number;
}

/** Everything that a handler works with besides its input. */
export interface Context {
  readonly services: Services;
  readonly hub: Hub;
  readonly signals: Signals;
  readonly lists: ListReader;
  readonly accessTokens: AccessTokens;
  /** A hash that no password fits: an unknown address is checked against it, and takes as long as a known one. */
  hashOfNobody(): Promise<string>;
  /** Of what must not overlap, by a key of each: signing in to one account, paying for one thing. */
  readonly turns: Turns;
  /** For whatever changes what an account is called. */
  readonly followName: FollowName;
  readonly request: Request;
  readonly requestId: string;
  /** A digest of what a request with an idempotency key asks for; null without one. */
  readonly asked: string | null;
  readonly address: string;
  /** The moment of this request, the same in everything that it writes. */
  readonly now: string;
  readonly ability: Ability;
  readonly caller: Caller | null;
}

/** Who does something, when, and what with: a request, or a job that nobody asked for just now. */
export type Acting = Pick<Context, 'services' | 'caller' | 'now' | 'requestId'>;

/** For routes that want a token: the policy let nobody else through. */
export interface SignedInContext extends Context {
  readonly caller: Caller;
}
