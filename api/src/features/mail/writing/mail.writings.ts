import type { MailDraft, MailToSend } from '@atrium/contract/mail';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { MailMessageRow } from '../../../database/mail-schema.ts';
import { conflict } from '../../../errors.ts';
import { findKeptMails, type KeptMail } from '../mail.kept.queries.ts';
import { findMessage } from '../mail.messages.ts';
import { filesOfMessage } from './mail.attached.ts';
import { findWriting, storeWriting } from './mail.writings.queries.ts';
import { writtenNow } from './mail.written.ts';

export interface Kept {
  id: number;
  changeId: number;
}

export async function noteWriting(
  transaction: Transaction,
  { caller: { accountId } }: SignedInContext,
  { writingKey }: Pick<MailDraft, 'writingKey'>,
  { id: mailId, changeId }: Kept,
): Promise<void> {
  if (writingKey !== undefined) await storeWriting(transaction, { accountId, writingKey, mailId, changeId });
}

/** The mail that was made with this key before, as it is now; `left` when it went as it is written now. */
export async function writtenBefore(
  transaction: Transaction,
  context: SignedInContext,
  mail: MailToSend,
): Promise<{ mail: KeptMail; left: Kept | null } | undefined> {
  const { accountId } = context.caller;
  const writing = await findWriting(transaction, accountId, mail.writingKey);
  const [kept] = writing ? await findKeptMails(transaction, accountId, [writing.mailId]) : [];
  const message = kept && (await findMessage(transaction, kept.messageId));
  if (!(writing && message)) return undefined;
  if (message.isDraft === 1) return { mail: kept, left: null };
  if (!(await saysTheSame(transaction, context, mail, message)))
    throw conflict('This mail has left already, without your last changes. Send it again to send those as well.');
  return { mail: kept, left: { id: kept.id, changeId: writing.changeId } };
}

async function saysTheSame(
  transaction: Transaction,
  context: SignedInContext,
  mail: MailToSend,
  message: MailMessageRow,
): Promise<boolean> {
  const files = await filesOfMessage(transaction, message.id);
  const said = await writtenNow(transaction, context, mail, mail.attachments ?? files);
  return isSameText(said, message) && sorted(mail.attachments ?? files) === sorted(files);
}

const textParts = ['toPeople', 'cc', 'bcc', 'subject', 'body'] as const;
type Text = Pick<MailMessageRow, (typeof textParts)[number]>;

export function isSameText(one: Text, other: Text): boolean {
  return textParts.every((part) => one[part] === other[part]);
}

function sorted(ids: readonly number[]): string {
  return [...ids].sort((one, other) => one - other).join();
}
