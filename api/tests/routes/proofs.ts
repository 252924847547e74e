import type { Subject } from '@atrium/contract/policy';
import type { Route } from '@atrium/contract/route';
import type { TestApp } from '../helper.ts';
import type { Person } from '../person.ts';

/** Who and what a scenario works with. It leaves the three of them signed in, and makes what it changes itself. */
export interface Stage {
  readonly app: TestApp;
  readonly admin: Person;
  readonly client: Person;
  readonly nobody: Person;
}

/** Scenarios by what they show, each a sentence about the route. */
export type Scenarios = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

/** What is proven of one route. The policy itself is proven for all routes alike, in policy.test.ts. */
export interface Proofs {
  readonly works: Scenarios;
  /** What the route refuses, and that nothing changes then: wanted of each route that takes input. */
  readonly refuses?: Scenarios;
  /** Whom the route keeps out although the policy lets them call: wanted of each route to a thing that one account owns. */
  readonly keepsOut?: Scenarios;
}

/** Proofs by the names of the routes. */
export type ProofTable = Readonly<Record<string, Proofs>>;

export function takesInput(route: Route): boolean {
  return Boolean(route.parameters ?? route.query ?? route.body ?? route.upload);
}

/** What an account has of its own is of these. */
const ownSubjects: readonly Subject[] = ['Auth', 'Chat', 'Profile'];

/** What is asked of all mails, contacts and people alike. */
const ofTheWholeMailbox = [
  ...['listMails', 'emptyMailFolder', 'listContacts', 'addContact', 'findMailRecipients'],
  ...['listTrustedSenders', 'addTrustedSender', 'listMailRules', 'addMailRule', 'previewMailRule'],
  ...['listMailLabels', 'addMailLabel', 'countUnreadMails'],
];

/** Their calls name the thing in the query or the body. */
const isAskedForById: readonly Subject[] = ['Calendar', 'Task'];

/** Whether the route leads to one thing among those that an account has of its own. */
export function leadsToOwnThing({ access, parameters, path, name }: Route): boolean {
  if (access === 'public') return false;
  if (access.subject === 'Mail') return !ofTheWholeMailbox.includes(name);
  if (path.startsWith('/api/v1/events/{')) return true;
  // They name no thing: what they lead to is the caller's own.
  if (path.startsWith('/api/v1/calendar-')) return false;
  if (isAskedForById.includes(access.subject)) return access.action === 'update' || access.action === 'delete';
  return parameters !== undefined && (ownSubjects.includes(access.subject) || ownShopping.test(path));
}

const ownShopping = /\/(cart|wishlist|orders|addresses)\/\{\w+\}(\/color)?$/;
