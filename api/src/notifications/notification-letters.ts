import { filledIn } from '@atrium/contract/filled-in';
import { topicOf } from '@atrium/contract/notification-choices';
import type { NotificationKind } from '@atrium/contract/notifications';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { type JobRunners, scheduleJobs } from '../jobs/jobs.ts';
import { languageFor } from '../letters/letter-language.ts';
import type { LetterWords, NewsKind } from '../letters/letter-words.ts';
import { deliverMessages, queueMessage } from '../mail/outbox.ts';
import type { Settings } from '../services.ts';
import { findUnreadWithReader } from './notifications.queries.ts';

const letterJob = 'notification-letter';

/** Whoever is here reads it by then, and what was a mistake is taken back. */
const millisecondsToRead = 60_000;

/** Has notifications told by mail, unless they are read or taken back soon. */
export function planLetters(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  notificationIds: readonly number[],
): Promise<void> {
  const dueAt = new Date(Date.parse(now) + millisecondsToRead).toISOString();
  return scheduleJobs(
    transaction,
    notificationIds.map((id) => ({ kind: letterJob, key: String(id), dueAt })),
  );
}

export const notificationJobs: JobRunners = {
  [letterJob]: async (transaction, context, key) => {
    const told = await findUnreadWithReader(transaction, Number(key));
    if (!told || !isNewsKind(told.kind)) return;
    const { services } = context;
    const { words } = await languageFor(transaction, context, told.accountId);
    await queueMessage(transaction, context, letterAbout({ ...told, kind: told.kind }, words, services.settings));
    context.afterwards(() => deliverMessages(services));
  },
};

type Told = NonNullable<Awaited<ReturnType<typeof findUnreadWithReader>>> & { kind: NewsKind };

function letterAbout(told: Told, words: LetterWords, { brandName, publicUrl }: Settings) {
  const title = told.title || words.nameless;
  const sentence = filledIn(words.news[told.kind], { title, person: told.person || words.somebody });
  const parts = [
    filledIn(words.hello, { name: told.username }),
    `${sentence}.`,
    told.detail,
    told.url,
    filledIn(words.bell, { link: `${publicUrl}/` }),
    filledIn(words.choices, { link: `${publicUrl}/pages/account-settings?tab=notifications` }),
  ];
  return {
    recipient: told.email,
    subject: `${sentence} (${brandName})`,
    body: parts.filter((part) => part !== '').join('\n\n'),
  };
}

/** What is told of how an account is entered is written where it happens (auth/security-news.ts). */
function isNewsKind(kind: NotificationKind): kind is NewsKind {
  return topicOf[kind] !== 'security' && kind !== 'mail-undelivered';
}
