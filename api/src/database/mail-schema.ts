import type { MailFolder } from '@atrium/contract/mail';

/** The tables of the mail. */
export interface MailSchema {
  mailMessages: MailMessageRow;
  mails: MailRow;
  mailAttachments: MailAttachmentRow;
}

export interface MailMessageRow {
  id: number;
  /** The message that its thread began with. */
  threadId: number;
  inReplyTo: number | null;
  /** The account that wrote it; null for what came from elsewhere. */
  fromAccountId: number | null;
  fromName: string;
  fromEmail: string;
  fromAvatar: string;
  /** A JSON list of names and addresses. */
  toPeople: string;
  /** JSON lists of addresses. */
  cc: string;
  bcc: string;
  subject: string;
  body: string;
  /** The beginning of the body without its tags. */
  excerpt: string;
  sentAt: string;
  /** Whether it was never sent: one account has it then, and may write on. */
  isDraft: number;
}

export interface MailRow {
  id: number;
  accountId: number;
  messageId: number;
  threadId: number;
  folder: MailFolder;
  isRead: number;
  isStarred: number;
  /** In the way that the facet has them. */
  labels: string;
  /** Whether it is the newest of its thread in its folder. */
  isLatest: number;
  hasAttachments: number;
  sentAt: string;
  facet: string;
  search: string;
  place: number;
}

export interface MailAttachmentRow {
  messageId: number;
  position: number;
  fileName: string;
  thumbnail: string;
  url: string;
  sizeBytes: number;
}
