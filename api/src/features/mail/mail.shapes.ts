import { fileSize } from '@atrium/contract/file-size';
import type { Attachment, Email, MailLabel, MailPerson, MailReply } from '@atrium/contract/mail';
import { mailLabels } from '@atrium/contract/mail';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../database/mail-schema.ts';

/** A mail with what it says. */
export type FoundMail = Pick<
  MailRow,
  'id' | 'accountId' | 'messageId' | 'threadId' | 'folder' | 'isRead' | 'isStarred' | 'labels' | 'sentAt' | 'facet'
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
  >;

export function shownMail(mail: FoundMail, attachments: readonly MailAttachmentRow[], replies: MailReply[]): Email {
  return { ...shownReply(mail, attachments, replies.length), replies };
}

export function shownReply(mail: FoundMail, attachments: readonly MailAttachmentRow[], replyCount: number): MailReply {
  const isOwn = mail.fromAccountId === mail.accountId;
  return {
    id: mail.id,
    from: { email: mail.fromEmail, name: mail.fromName, avatar: mail.fromAvatar },
    to: peopleOf(mail.toPeople),
    subject: mail.subject,
    cc: addressesOf(mail.cc),
    bcc: isOwn ? addressesOf(mail.bcc) : [],
    message: mail.body,
    excerpt: mail.excerpt,
    attachments: attachments.map(shownAttachment),
    isStarred: mail.isStarred === 1,
    labels: labelsOf(mail.labels),
    time: mail.sentAt,
    folder: mail.folder,
    isRead: mail.isRead === 1,
    threadId: mail.threadId,
    replyCount,
    replies: [],
  };
}

export function labelsOf(text: string): MailLabel[] {
  const given = text.split('+');
  return mailLabels.filter((label) => given.includes(label));
}

export function peopleOf(json: string): MailPerson[] {
  return JSON.parse(json);
}

export function addressesOf(json: string): string[] {
  return JSON.parse(json);
}

function shownAttachment({ fileName, thumbnail, url, sizeBytes }: MailAttachmentRow): Attachment {
  return { fileName, thumbnail, url, size: fileSize(sizeBytes) };
}
