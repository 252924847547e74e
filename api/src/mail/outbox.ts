import { dayOf } from '@atrium/contract/days';
import { sql } from 'kysely';
import { type Author, recordEach } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { MessageRow } from '../database/schema.ts';
import { nextIds } from '../database/sequences.ts';
import { addFigures } from '../figures/figures.ts';
import type { Mail, MailAttachment, MailMessage, Services } from '../services.ts';
import { attachmentsOf, insertAttachments } from './attachments.ts';
import { insist } from './insist.ts';

/**
 * How long an attempt may take before another process makes its own. A server has ten minutes to say that it has taken a letter (RFC 5321); a home
 * gives up a little before.
 */
export const minutesToSend = 10;
/** How long what was taken may wait for those before it. */
const minutesToBegin = 5;
/** After each attempt that failed; a day in all. */
const minutesBetween = [1, 2, 5, 10, 30, 60, 120, 240, 480, 480];

interface OutgoingMessage {
  recipient: string;
  subject: string;
  body: string;
  /** The address that answers go to, where that is not the sender's. */
  replyTo?: string;
  /** Who gets it too, which the recipient sees. */
  copiesTo?: readonly string[];
  attachments?: readonly MailAttachment[];
}

/** Puts a message into the outbox, in the transaction of what it tells of, and answers its id. It leaves once that is committed. */
export async function queueMessage(
  transaction: Transaction,
  context: Author,
  { attachments = [], ...message }: OutgoingMessage,
): Promise<number> {
  const id = await queueMessages(transaction, context, [message]);
  await insertAttachments(transaction, id, attachments);
  return id;
}

// Each value is a parameter of its own, and SQLite takes 32,766 of them.
const rowsAtOnce = 1_000;

/** The same for many without attachments; answers the id of the first. */
export async function queueMessages(
  transaction: Transaction,
  context: Author,
  messages: readonly Omit<OutgoingMessage, 'attachments'>[],
): Promise<number> {
  const firstId = await nextIds(transaction, 'messages', messages.length);
  const untouched = { createdAt: context.now, dueAt: context.now, attempts: 0, deliveredAt: null };
  const rows = messages.map(({ copiesTo = [], ...message }, place) => {
    return { id: firstId + place, replyTo: '', ...message, copiesTo: JSON.stringify(copiesTo), ...untouched };
  });
  for (let done = 0; done < rows.length; done += rowsAtOnce)
    await transaction
      .insertInto('messages')
      .values(rows.slice(done, done + rowsAtOnce))
      .execute();
  await addFigures(transaction, [{ measure: 'outbox', day: dayOf(context.now), amount: messages.length }]);
  await recordEach(transaction, context, rows.map(written));
  return firstId;
}

function written({ id, recipient, subject, copiesTo }: Pick<MessageRow, 'id' | 'recipient' | 'subject' | 'copiesTo'>) {
  const copies: string[] = JSON.parse(copiesTo);
  const after = { recipient, ...(copies.length > 0 && { copiesTo: copies }), subject };
  return { entity: 'message', entityId: id, entityName: subject, before: null, after } as const;
}

/** Lets the outbox leave after the answer has been given. */
export function deliverSoon({ services }: Pick<Context, 'services'>): void {
  services.background(deliverMessages(services));
}

/** Hands what is due in the outbox to the mail server. Without one it is logged, and stays here. */
export async function deliverMessages(services: Services): Promise<void> {
  const { mail, log } = services;
  const messages = await takeMessages(services);
  for (const message of messages.toSorted((one, other) => one.id - other.id)) {
    if (mail) await attempt(services, mail, message);
    else {
      const { recipient, subject, body } = message;
      const fields = { recipient, subject, body };
      log('info', 'A message was kept in the outbox, because SMTP_URL is not set.', fields);
    }
  }
}

/** Takes what is due, so that no other request and no other process sends it too: what its process does not begin soon, or does not end, is due again after a while. */
function takeMessages({ engine, mail, now }: Services): Promise<MessageRow[]> {
  const time = now();
  return engine.write((transaction) =>
    transaction
      .updateTable('messages')
      .set({ dueAt: mail ? minutesAfter(time, minutesToBegin) : null })
      .where('dueAt', '<=', time.toISOString())
      .returningAll()
      .execute(),
  );
}

/** Those before it may have taken so long that somebody else has taken it since, and sends it. */
async function attempt(services: Services, mail: Mail, message: MessageRow): Promise<void> {
  const begun = await begin(services, message);
  if (begun) await deliver(services, mail, begun);
}

function begin({ engine, now }: Services, { id, dueAt }: MessageRow): Promise<MessageRow | undefined> {
  return engine.write((transaction) =>
    transaction
      .updateTable('messages')
      .set({ dueAt: minutesAfter(now(), minutesToSend), attempts: sql`attempts + 1` })
      .where('id', '=', id)
      .where('dueAt', '=', dueAt)
      .returningAll()
      .executeTakeFirst(),
  );
}

type Outcome = Pick<MessageRow, 'deliveredAt' | 'dueAt'>;

async function deliver(services: Services, mail: Mail, message: MessageRow): Promise<void> {
  const outcome = await send(services, mail, message);
  await insist(services, () => note(services, message, outcome));
  if (outcome.deliveredAt !== null) await sendCopies(services, mail, message);
}

async function send({ engine, log, now }: Services, mail: Mail, message: MessageRow): Promise<Outcome> {
  try {
    const isTaken = await mail.send(await letterOf(engine, message, 'recipient'));
    if (!isTaken) log('warn', 'The mail server refused a message; it is not tried again.', { messageId: message.id });
    return { deliveredAt: isTaken ? now().toISOString() : null, dueAt: null };
  } catch (error) {
    const pause = minutesBetween[message.attempts - 1];
    const again = pause === undefined ? 'it was tried for a day' : 'it will be tried again';
    log('warn', `The mail server did not take a message; ${again}.`, { messageId: message.id, error: String(error) });
    return { deliveredAt: null, dueAt: pause === undefined ? null : minutesAfter(now(), pause) };
  }
}

/** After it is noted that the message left, and once: whoever it is for never gets it twice for the sake of a copy. */
async function sendCopies({ engine, log }: Services, mail: Mail, message: MessageRow): Promise<void> {
  const letter = await letterOf(engine, message, 'copies');
  if (letter.copiesTo.length === 0) return;
  const tell = (why: object) =>
    log('warn', 'The mail server did not take the copies of a message; they are not tried again.', {
      messageId: message.id,
      ...why,
    });
  try {
    if (!(await mail.send(letter))) tell({});
  } catch (error) {
    tell({ error: String(error) });
  }
}

async function letterOf(
  engine: Services['engine'],
  message: MessageRow,
  goesTo: MailMessage['goesTo'],
): Promise<MailMessage> {
  const attachments = await attachmentsOf(engine.read, message.id);
  return { ...message, copiesTo: JSON.parse(message.copiesTo), goesTo, attachments };
}

async function note({ engine }: Services, { id }: MessageRow, outcome: Outcome): Promise<void> {
  await engine.write((transaction) => transaction.updateTable('messages').set(outcome).where('id', '=', id).execute());
}

function minutesAfter(time: Date, minutes: number): string {
  return new Date(time.getTime() + minutes * 60_000).toISOString();
}
