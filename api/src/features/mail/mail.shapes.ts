import { fileSize } from '@atrium/contract/file-size';
import { pathOfFile } from '@atrium/contract/files';
import type { Attachment, MailPerson, MailPlace, MailReply } from '@atrium/contract/mail';
import { isOwnLabel, type MailLabel, mailLabels } from '@atrium/contract/mail-labels';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../database/mail-schema.ts';
import { thumbnailOf } from '../../files/thumbnail.ts';

/** A mail with what it says. */
export type FoundMail = Pick<
  MailRow,
  | 'id'
  | 'accountId'
  | 'messageId'
  | 'threadId'
  | 'folder'
  | 'isRead'
  | 'isStarred'
  | 'labels'
  | 'sentAt'
  | 'sendAt'
  | 'snoozedUntil'
  | 'returnedAt'
  | 'facet'
> &
  Pick<
    MailMessageRow,
    | 'fromAccountId'
    | 'fromName'
    | 'fromEmail'
    | 'fromAvatar'
    | 'toPeople'
    | 'cc'
    | 'bcc'
    | 'subject'
    | 'body'
    | 'excerpt'
    | 'isDraft'
    | 'replyTo'
    | 'delivery'
    | 'undelivered'
  > & { writtenAt: string };

interface ShownWith {
  attachments: readonly MailAttachmentRow[];
  labels: MailLabel[];
  replyCount: number;
}

export function shownReply(mail: FoundMail, { attachments, labels, replyCount }: ShownWith): MailReply {
  const isOwn = mail.fromAccountId === mail.accountId;
  return {
    id: mail.id,
    from: { email: mail.fromEmail, name: mail.fromName, avatar: mail.fromAvatar },
    to: peopleOf(mail.toPeople),
    subject: mail.subject,
    cc: addressesOf(mail.cc),
    bcc: isOwn ? addressesOf(mail.bcc) : [],
    replyTo: peopleOf(mail.replyTo),
    message: mail.body,
    excerpt: mail.excerpt,
    attachments: attachments.map(shownAttachment),
    isStarred: mail.isStarred === 1,
    labels,
    // What is put away, or came back, has another place in the order of time.
    time: (mail.snoozedUntil ?? mail.returnedAt) === null ? mail.sentAt : mail.writtenAt,
    folder: placeOf(mail),
    isRead: mail.isRead === 1,
    isDraft: isOwn && mail.isDraft === 1 && mail.folder === 'draft' && mail.sendAt === null,
    sending: mail.sendAt === null ? null : { at: mail.sendAt, isScheduled: mail.folder === 'draft' },
    snoozedUntil: mail.snoozedUntil,
    returnedAt: mail.returnedAt,
    delivery: isOwn && mail.delivery ? { state: mail.delivery, addresses: addressesOf(mail.undelivered) } : null,
    threadId: mail.threadId,
    replyCount,
    replies: [],
  };
}

/** Where it is shown: a draft with its hour is in a place of its own, and so is what was put away. */
export function placeOf({
  folder,
  sendAt,
  snoozedUntil,
}: Pick<MailRow, 'folder' | 'sendAt' | 'snoozedUntil'>): MailPlace {
  if (snoozedUntil !== null) return 'snoozed';
  return folder === 'draft' && sendAt !== null ? 'scheduled' : folder;
}

/** The labels that are kept of something: those of one's own too that have been deleted since (decision 58). */
export function labelsOf(text: string): MailLabel[] {
  const given = text.split('+');
  return [...mailLabels.filter((label) => given.includes(label)), ...given.filter(isOwnLabel)];
}

export function peopleOf(json: string): MailPerson[] {
  return JSON.parse(json);
}

export function addressesOf(json: string): string[] {
  return JSON.parse(json);
}

function shownAttachment({
  fileId,
  fileName,
  thumbnail,
  url,
  sizeBytes,
  mediaType,
  isInline,
}: MailAttachmentRow): Attachment {
  const path = fileId === null ? url : pathOfFile(fileId);
  return {
    id: fileId,
    fileName,
    thumbnail: thumbnailOf({ fileId, mediaType, thumbnail }),
    url: path,
    size: fileSize(sizeBytes),
    sizeBytes,
    mediaType,
    isInline: isInline === 1,
  };
}
