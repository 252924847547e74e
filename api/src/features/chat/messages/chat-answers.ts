import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { scheduleJob } from '../../../jobs/jobs.ts';
import type { ContactRow } from '../chat.shapes.ts';

export const answerKind = 'chat-answer';

const answerMilliseconds = 2_000;

/** Who came with the sample data answers by themselves, as long as there is sample data: once, some time after the last word. */
export async function askForAnswer(
  transaction: Transaction,
  { services, caller, now }: SignedInContext,
  contact: ContactRow,
): Promise<void> {
  if (contact.canSignIn === 1 || contact.closedAt !== null || !services.settings.sampleData) return;
  const dueAt = new Date(Date.parse(now) + answerMilliseconds).toISOString();
  await scheduleJob(transaction, { kind: answerKind, key: `${contact.id}-${caller.accountId}`, dueAt });
}
