import { bareSubject } from '@atrium/contract/mail-answers';
import type { Database } from '../../../database/engine.ts';
import { fold } from '../../../search/fold.ts';
import { addressesOf, peopleOf } from '../mail.shapes.ts';
import type { Incoming } from './incoming.parse.ts';
import { findLatestSubjects, findReferred } from './incoming.queries.ts';

export interface Threads {
  /** The message that it answers, if anybody of them has it. */
  inReplyTo: number | null;
  /** For each account the thread that it belongs to there. */
  of: ReadonlyMap<number, number>;
}

/**
 * Where a message belongs: to a thread of the account that has a message which it names, or, if it names none and is called an answer, to the
 * latest one of that name with the same person. Each account for itself: what others have is not for a stranger to join.
 */
export async function findThreadsFor(
  database: Database,
  accountIds: readonly number[],
  incoming: Incoming,
  now: string,
): Promise<Threads> {
  const { referenceKeys } = incoming;
  if (referenceKeys.length > 0) return threadsReferredTo(database, accountIds, referenceKeys);
  return { inReplyTo: null, of: await threadsOfName(database, accountIds, incoming, now) };
}

export async function threadsReferredTo(
  database: Database,
  accountIds: readonly number[],
  keys: readonly string[],
): Promise<Threads> {
  const referred = keys.length === 0 ? [] : await findReferred(database, accountIds, keys);
  const of = new Map(referred.map(({ accountId, threadId }) => [accountId, threadId]));
  return { inReplyTo: referred.at(-1)?.messageId ?? null, of };
}

const daysOfAThread = 30;
const mostLookedAt = 300;

async function threadsOfName(
  database: Database,
  accountIds: readonly number[],
  { subject, from }: Incoming,
  now: string,
): Promise<ReadonlyMap<number, number>> {
  const name = bareSubject(subject);
  if (name === '' || name === subject) return new Map();
  const since = new Date(Date.parse(now) - daysOfAThread * 86_400_000).toISOString();
  const latest = await findLatestSubjects(database, accountIds, since, mostLookedAt);
  const writer = fold(from.email);
  const same = latest.filter((mail) => {
    const people = [mail.fromEmail, ...peopleOf(mail.toPeople).map(({ email }) => email), ...addressesOf(mail.cc)];
    return fold(bareSubject(mail.subject)) === fold(name) && people.some((email) => fold(email) === writer);
  });
  // The latest of an account is set last, and stays.
  return new Map(same.toReversed().map(({ accountId, threadId }) => [accountId, threadId]));
}
