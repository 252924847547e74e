import { dayOf } from '@atrium/contract/days';
import { type Author, recordEach } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { MessageRow } from '../database/schema.ts';
import { nextIds } from '../database/sequences.ts';
import { addFigures } from '../figures/figures.ts';
import type { Mail, MailAttachment, Services } from '../services.ts';
import { attachmentsOf, insertAttachments } from './attachments.ts';

const millisecondsToSend = 5 * 60_000;

interface OutgoingMessage {
  recipient: string;
  subject: string;
  body: string;
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
  const untouched = { createdAt: context.now, takenAt: null, deliveredAt: null };
  const rows = messages.map((message, place) => ({ id: firstId + place, ...message, ...untouched }));
  for (let done = 0; done < rows.length; done += rowsAtOnce)
    await transaction
      .insertInto('messages')
      .values(rows.slice(done, done + rowsAtOnce))
      .execute();
  await addFigures(transaction, [{ measure: 'outbox', day: dayOf(context.now), amount: messages.length }]);
  await recordEach(transaction, context, rows.map(written));
  return firstId;
}

function written({ id, recipient, subject }: Pick<MessageRow, 'id' | 'recipient' | 'subject'>) {
  const after = { recipient, subject };
  return { entity: 'message', entityId: id, entityName: subject, before: null, after } as const;
}

/** Lets the outbox leave after the answer has been given. */
export function deliverSoon({ services }: Pick<Context, 'services'>): void {
  services.background(deliverMessages(services));
}

/** Hands what waits in the outbox to the mail server; what it does not take is tried again next time. Without a mail server it is logged. */
export async function deliverMessages(services: Services): Promise<void> {
  const { mail, log } = services;
  const messages = await takeMessages(services);
  for (const message of messages.toSorted((one, other) => one.id - other.id)) {
    if (mail) await deliver(services, mail, message);
    else {
      const { recipient, subject, body } = message;
      const fields = { recipient, subject, body };
      log('info', 'A message was kept in the outbox, because SMTP_URL is not set.', fields);
    }
  }
}

/**
 * Takes what waits, so that no other request and no other process sends it too. What was taken and never sent, because its process ended,
 * is taken again after a while.
 */
function takeMessages({ engine, mail, now }: Services): Promise<MessageRow[]> {
  const time = now();
  const givenUp = mail ? new Date(time.getTime() - millisecondsToSend).toISOString() : '';
  return engine.write((transaction) =>
    transaction
      .updateTable('messages')
      .set({ takenAt: time.toISOString() })
      .where('deliveredAt', 'is', null)
      .where((where) => where.or([where('takenAt', 'is', null), where('takenAt', '<', givenUp)]))
      .returningAll()
      .execute(),
  );
}

async function deliver({ engine, log, now }: Services, mail: Mail, message: MessageRow): Promise<void> {
  const note = (fields: Pick<MessageRow, 'deliveredAt' | 'takenAt'>) =>
    engine.write((transaction) =>
      transaction.updateTable('messages').set(fields).where('id', '=', message.id).execute(),
    );
  try {
    await mail.send({ ...message, attachments: await attachmentsOf(engine.read, message.id) });
  } catch (error) {
    log('warn', 'The mail server did not take a message; it will be tried again.', {
      message: message.id,
      error: String(error),
    });
    await note({ deliveredAt: null, takenAt: null });
    return;
  }
  const deliveredAt = now().toISOString();
  await note({ deliveredAt, takenAt: deliveredAt });
}
