import { recordChange } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { nextId } from '../database/sequences.ts';
import type { Services } from '../services.ts';

export interface OutgoingMessage {
  recipient: string;
  subject: string;
  body: string;
}

/** Puts a message into the outbox, in the transaction of what it tells of. It leaves once that is committed. */
export async function queueMessage(
  transaction: Transaction,
  context: Context,
  message: OutgoingMessage,
): Promise<void> {
  const id = await nextId(transaction, 'messages');
  await transaction
    .insertInto('messages')
    .values({ id, ...message, createdAt: context.now, deliveredAt: null })
    .execute();
  const { recipient, subject } = message;
  await recordChange(transaction, context, {
    entity: 'message',
    entityId: id,
    entityName: subject,
    before: null,
    after: { recipient, subject },
  });
}

/** Lets the outbox leave after the answer has been given. */
export function deliverSoon({ services }: Context): void {
  services.background(deliverMessages(services));
}

/** Hands what waits in the outbox to the mail server; what it does not take is tried again next time. Without a mail server it is logged. */
export async function deliverMessages({ engine, mail, log, now }: Services): Promise<void> {
  const waiting = await engine.read
    .selectFrom('messages')
    .selectAll()
    .where('deliveredAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(mail ? 100 : 1)
    .execute();
  for (const message of waiting) {
    if (!mail) {
      log('info', 'A message was kept in the outbox, because SMTP_URL is not set.', {
        recipient: message.recipient,
        subject: message.subject,
        body: message.body,
      });
      continue;
    }
    try {
      await mail.send(message);
      await engine.write((transaction) =>
        transaction
          .updateTable('messages')
          .set({ deliveredAt: now().toISOString() })
          .where('id', '=', message.id)
          .execute(),
      );
    } catch (error) {
      log('warn', 'The mail server did not take a message; it will be tried again.', {
        message: message.id,
        error: String(error),
      });
    }
  }
}
