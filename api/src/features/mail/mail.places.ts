import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { MailRow } from '../../database/mail-schema.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { type Move, track } from '../../lists/track.ts';
import { type KeptMail, storeMails } from './mail.kept.queries.ts';
import { indexedMail, mailFacet, mailsIndex } from './mail.list.ts';
import { insertMails, removeMails } from './mail.messages.ts';
import { placeOf } from './mail.shapes.ts';

type Threaded = Pick<MailRow, 'id' | 'accountId' | 'threadId' | 'folder' | 'sendAt' | 'snoozedUntil' | 'sentAt'>;

/**
 * Stores what is different of mails, adds others, and tells the lists of the accounts that they are of. `known` and `wanted` are whole
 * threads, as they were and as they are to be, without those that go: the newest mail of each in each folder stands for it.
 */
export async function placeMails(
  transaction: Transaction,
  { services }: Pick<Context, 'services'>,
  {
    known,
    wanted,
    added = [],
  }: { known: readonly KeptMail[]; wanted: readonly KeptMail[]; added?: readonly MailRow[] },
): Promise<void> {
  const latest = latestOf([...wanted, ...added]);
  const before = new Map(known.map((mail) => [mail.id, mail]));
  const moves = wanted
    .map((mail) => ({ before: before.get(mail.id) ?? mail, after: settled(mail, latest) }))
    .filter((move) => isDifferent(move.before, move.after));
  const newcomers = added.map((mail) => settled(mail, latest));
  if (newcomers.length > 0) await insertMails(transaction, newcomers);
  await storeMails(
    transaction,
    moves.map(({ after }) => after),
  );
  const left = new Set(wanted.map(({ id }) => id));
  const gone = known.filter(({ id }) => !left.has(id));
  await removeMails(
    transaction,
    gone.map(({ id }) => id),
  );
  const all = [
    ...moves.map((move) => ({ ...move, accountId: move.after.accountId })),
    ...newcomers.map((after) => ({ before: null, after, accountId: after.accountId })),
    ...gone.map((before) => ({ before, after: null, accountId: before.accountId })),
  ];
  for (const [accountId, own] of Map.groupBy(all, (move) => move.accountId))
    await track(transaction, ownedBy(mailsIndex, accountId), own.map(indexedMove), services.tuning);
}

/** The ids of the newest mails of each thread in each folder. */
export function latestOf(mails: readonly Threaded[]): Set<number> {
  const threads = Map.groupBy(mails, (mail) => `${mail.accountId} ${mail.threadId} ${placeOf(mail)}`);
  return new Set([...threads.values()].map((thread) => thread.reduce(newer).id));
}

function newer(one: Threaded, other: Threaded): Threaded {
  if (one.sentAt === other.sentAt) return one.id > other.id ? one : other;
  return one.sentAt > other.sentAt ? one : other;
}

function settled<Mail extends KeptMail | MailRow>(mail: Mail, latest: ReadonlySet<number>): Mail {
  const isLatest = latest.has(mail.id) ? 1 : 0;
  return { ...mail, isLatest, facet: mailFacet({ ...mail, isLatest }) };
}

const stored = ['facet', 'sentAt', 'search', 'sendAt', 'snoozedUntil', 'returnedAt'] as const;

function isDifferent(before: KeptMail, after: KeptMail): boolean {
  return stored.some((field) => before[field] !== after[field]);
}

function indexedMove({ before, after }: { before: KeptMail | null; after: KeptMail | MailRow | null }): Move {
  return { before: before && indexedMail(before), after: after && indexedMail(after) };
}
