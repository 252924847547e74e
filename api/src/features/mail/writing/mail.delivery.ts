import type { MailDelivery } from '@atrium/contract/mail';
import { type Author, recordChange } from '../../../changes/record.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { MailMessageRow } from '../../../database/mail-schema.ts';
import { cancelJob, type JobContext, scheduleJob } from '../../../jobs/jobs.ts';
import { insist } from '../../../mail/insist.ts';
import { minutesToSend } from '../../../mail/outbox.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import type { Letters, Refused, Services } from '../../../services.ts';
import { findMessage } from '../mail.messages.ts';
import { addressesOf } from '../mail.shapes.ts';
import { findMailOfWriter, storeDelivery } from './mail.delivery.queries.ts';
import { deliveryJob } from './mail.leaving.ts';
import { letterOf } from './mail.letter.ts';

/** How long after each attempt the next one comes. */
const minutesBetween = [minutesToSend, 20, 30, 60, 120, 240, 480, 960];

/**
 * Notes an attempt and when the next one is, and makes it once that is committed: nobody waits for another server while the database is
 * held, and an attempt that ended with its process is made again.
 */
export async function attemptDelivery(transaction: Transaction, context: JobContext, key: string): Promise<void> {
  const message = await findMessage(transaction, Number(key));
  if (message?.delivery !== 'waiting') return;
  const { services, now } = context;
  const { letters } = services;
  const pause = minutesBetween[message.deliveryAttempts];
  if (!letters) return conclude(transaction, context, message, 'nowhere', addressesOf(message.undelivered));
  if (pause === undefined) return conclude(transaction, context, message, 'failed', addressesOf(message.undelivered));
  await storeDelivery(transaction, message.id, { deliveryAttempts: message.deliveryAttempts + 1 });
  const dueAt = new Date(Date.parse(now) + pause * 60_000).toISOString();
  await scheduleJob(transaction, { kind: deliveryJob, key, dueAt });
  context.afterwards(() => deliver(services, letters, message, context.requestId));
}

async function deliver(
  services: Services,
  letters: Letters,
  message: MailMessageRow,
  requestId: string,
): Promise<void> {
  const refused = await refusedBy(services, letters, message);
  if (refused) await insist(services, () => noteOutcome(services, message, refused, requestId));
}

/** Null when the mail server did not take it, for whatever reason. */
async function refusedBy(
  { engine, log }: Services,
  letters: Letters,
  message: MailMessageRow,
): Promise<readonly Refused[] | null> {
  const recipients = addressesOf(message.undelivered);
  try {
    const letter = await letterOf(engine.read, letters, message, recipients);
    return (await letters.send(letter)).refused;
  } catch (error) {
    const fields = { message: message.id, error: String(error) };
    log('warn', 'The mail server did not take a mail; it will be tried again.', fields);
    return null;
  }
}

/** Those that are refused for good are tried no more once there are no others. */
function noteOutcome(
  { engine, now, log }: Services,
  message: MailMessageRow,
  refused: readonly Refused[],
  requestId: string,
): Promise<void> {
  const author = { caller: null, now: now().toISOString(), requestId };
  const addresses = refused.map(({ address }) => address);
  return engine.write(async (transaction) => {
    if (refused.length === 0) return conclude(transaction, author, message, 'delivered', []);
    log('warn', 'The mail server refused recipients of a mail.', { mail: message.id, recipients: refused.length });
    if (refused.every(({ isForGood }) => isForGood)) return conclude(transaction, author, message, 'failed', addresses);
    await storeDelivery(transaction, message.id, { undelivered: JSON.stringify(addresses) });
  });
}

async function conclude(
  transaction: Transaction,
  author: Author,
  message: MailMessageRow,
  state: MailDelivery['state'],
  undelivered: readonly string[],
): Promise<void> {
  await storeDelivery(transaction, message.id, { delivery: state, undelivered: JSON.stringify(undelivered) });
  await cancelJob(transaction, deliveryJob, String(message.id));
  const own = await findMailOfWriter(transaction, message);
  if (!own || message.fromAccountId === null) return;
  const about = { entity: 'mail', entityId: own.id } as const;
  const [before, after] = [{ delivery: message.delivery }, { delivery: state }];
  const change = { ...about, entityName: message.subject, ownerId: message.fromAccountId, before, after };
  await recordChange(transaction, author, change);
  if (state !== 'delivered')
    await notifyAccounts(transaction, author, [message.fromAccountId], {
      ...about,
      kind: 'mail-undelivered',
      title: message.subject,
      person: undelivered.join(', ').slice(0, 200),
    });
}
