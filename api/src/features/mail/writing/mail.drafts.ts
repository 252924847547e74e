import type { MailDraft, MailToSend } from '@atrium/contract/mail';
import { recordChange } from '../../../changes/record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound, type Refusal } from '../../../errors.ts';
import { requireLabels } from '../labels/mail-labels.known.ts';
import { changeMails } from '../mail.changes.ts';
import {
  findDraft,
  findKeptMails,
  findThreads,
  type KeptDraft,
  type KeptMail,
  storeText,
} from '../mail.kept.queries.ts';
import { labelsText, mailRow, mailSearch } from '../mail.list.ts';
import { insertMessages, messageRow, replaceMessage } from '../mail.messages.ts';
import { placeMails } from '../mail.places.ts';
import { attachFiles, filesOfMessage } from './mail.attached.ts';
import { findWriting } from './mail.writings.queries.ts';
import { isSameText, type Kept, noteWriting } from './mail.writings.ts';
import { newPlace, summaryOf, writtenNow } from './mail.written.ts';

/** What was kept with the same key before is the same draft. */
export function addDraft(context: SignedInContext, draft: MailDraft): Promise<Kept> {
  return context.services.engine.write(async (transaction) => {
    const known = await findWriting(transaction, context.caller.accountId, draft.writingKey);
    const kept = known
      ? await keepDraft(transaction, context, known.mailId, draft)
      : await keepNewDraft(transaction, context, draft);
    await noteWriting(transaction, context, draft, kept);
    return kept;
  });
}

export async function keepNewDraft(
  transaction: Transaction,
  context: SignedInContext,
  draft: MailDraft,
): Promise<Kept> {
  const accountId = context.caller.accountId;
  await requireLabels(transaction, accountId, draft.labels ?? []);
  const place = await newPlace(transaction, accountId, draft.inReplyTo);
  const said = await writtenNow(transaction, context, draft, draft.attachments ?? []);
  const message = messageRow({ ...place, ...said, isDraft: 1 });
  await insertMessages(transaction, [message]);
  const hasAttachments = Number(await attachFiles(transaction, context, message.id, draft.attachments ?? []));
  const id = await nextId(transaction, 'mails');
  const state = { folder: 'draft', isRead: 1, isStarred: 0, isLatest: 0, hasAttachments } as const;
  const labels = labelsText(draft.labels ?? []);
  const known = await findThreads(transaction, [accountId], [message.threadId]);
  const added = [mailRow({ ...state, labels, id, accountId }, message)];
  await placeMails(transaction, context, { known, wanted: known, added });
  const after = { id, folder: 'draft', ...summaryOf(message) };
  return { id, changeId: await record(transaction, context, id, message.subject, null, after) };
}

type DraftText = Omit<MailDraft, 'inReplyTo' | 'writingKey'> & Pick<MailToSend, 'draftTime'>;

export function updateDraft(context: SignedInContext, id: number, draft: DraftText): Promise<Kept> {
  return context.services.engine.write((transaction) => keepDraft(transaction, context, id, draft));
}

/** What it says now. The record tells to whom and about what, and keeps no text: editors have an undo of their own. */
export async function keepDraft(
  transaction: Transaction,
  context: SignedInContext,
  id: number,
  draft: DraftText,
): Promise<Kept> {
  const accountId = context.caller.accountId;
  const before = await requireDraft(transaction, accountId, id);
  await requireLabels(transaction, accountId, draft.labels ?? []);
  const { id: messageId, threadId, inReplyTo } = before;
  const fileIds = draft.attachments ?? (await filesOfMessage(transaction, messageId));
  const said = await writtenNow(transaction, context, draft, fileIds);
  const message = messageRow({ ...said, id: messageId, threadId, inReplyTo, isDraft: 1 });
  if (isKeptSince(before, draft) && !isSameText(message, before)) throw keptElsewhere();
  await replaceMessage(transaction, message);
  const hasAttachments = draft.attachments
    ? Number(await attachFiles(transaction, context, messageId, draft.attachments))
    : before.hasAttachments;
  const after = { sentAt: message.sentAt, search: mailSearch({ accountId, hasAttachments }, message), hasAttachments };
  const known = await findThreads(transaction, [accountId], [threadId]);
  await storeText(transaction, id, after);
  const labels = draft.labels && { labels: labelsText(draft.labels) };
  const wanted = known.map((mail) => (mail.id === id ? { ...mail, ...after, ...labels } : mail));
  await placeMails(transaction, context, { known, wanted });
  const [was, is] = [summaryOf(before), summaryOf(message)];
  return { id, changeId: await record(transaction, context, id, message.subject, was, is) };
}

/** What was called back is as old as that says, and its text as old as it was. */
function isKeptSince({ sentAt, shownTime }: KeptDraft, { draftTime }: DraftText): boolean {
  return draftTime !== undefined && draftTime !== sentAt && draftTime !== shownTime;
}

function keptElsewhere(): Refusal {
  const message = 'This draft was changed elsewhere in the meantime.';
  return conflict(message, [{ path: 'draftTime', message }]);
}

/** To the trash, from where undo brings it back. */
export function deleteDraft(context: SignedInContext, id: number): Promise<number> {
  const accountId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    await requireDraft(transaction, accountId, id);
    const mails = await findKeptMails(transaction, accountId, [id]);
    const toTrash = (mail: KeptMail): KeptMail => ({ ...mail, folder: 'trash' });
    const changeId = await changeMails(transaction, context, accountId, mails, toTrash);
    if (changeId === null) throw notFound('draft');
    return changeId;
  });
}

/** What was never sent, and only that, may be written on: what came from others, or went to them, is theirs too. */
async function requireDraft(transaction: Transaction, accountId: number, id: number) {
  const draft = await findDraft(transaction, accountId, id);
  if (draft) return draft;
  const [mail] = await findKeptMails(transaction, accountId, [id]);
  throw whyNoDraft(mail);
}

/** Whoever sent it, and heard no answer, learns by it that it went. */
function whyNoDraft(mail: KeptMail | undefined): Refusal {
  if (mail && mail.sendAt !== null) return conflict('This mail has not left yet. Call it back first.');
  return mail?.folder === 'sent' ? conflict('This mail has left already.') : notFound('draft');
}

function record(
  transaction: Transaction,
  context: SignedInContext,
  entityId: number,
  entityName: string,
  before: object | null,
  after: object,
): Promise<number> {
  const ownerId = context.caller.accountId;
  return recordChange(transaction, context, { entity: 'mail', entityId, entityName, before, after, ownerId });
}
