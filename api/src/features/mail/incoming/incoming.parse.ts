import type { MailPerson } from '@atrium/contract/mail';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { safeFileName } from '../../../files/file-name.ts';
import { mediaTypeOf } from '../../../files/media-type.ts';
import { beginningOf, plainText } from '../../../rich-text/plain-text.ts';
import { htmlOfText, messageHtml, oneLine } from '../mail.text.ts';
import { invitedOnce } from './incoming.calendars.ts';
import { withReadableLetters } from './incoming.letters.ts';

/** A message from elsewhere, as far as it can be made out. Nothing of it is to be believed. */
export interface Incoming {
  from: MailPerson;
  replyTo: MailPerson[];
  to: MailPerson[];
  cc: string[];
  subject: string;
  /** Harmless; a picture that came along is named by the place of its file, from 1. */
  body: string;
  sentAt: string;
  messageKey: string | null;
  referenceKeys: string[];
  /** To whom it was delivered, as its head says. */
  recipients: string[];
  isSpam: boolean;
  files: IncomingFile[];
}

export interface IncomingFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
  isInline: boolean;
}

const mostPeople = 200;
const mostFiles = 100;
const mostKeys = 20;
const longestText = 300_000;
const longestBody = 500_000;
const unknown = 'unknown@unknown.invalid';

/** Throws for what cannot be taken apart. */
export async function parseIncoming(raw: Uint8Array<ArrayBuffer>, receivedAt: string): Promise<Incoming> {
  return incomingOf(await PostalMime.parse(await withReadableLetters(raw), { maxNestingDepth: 50 }), receivedAt);
}

export async function incomingOf(email: Email, receivedAt: string): Promise<Incoming> {
  const attached = invitedOnce(email.attachments).slice(0, mostFiles);
  const body = await bodyOf(email, attached);
  const files = attached.map((attachment, index) => ({ ...fileOf(attachment), isInline: isShown(body, index + 1) }));
  const [to, cc] = [peopleOf(email.to), peopleOf(email.cc)];
  return {
    from: peopleOf(email.from && [email.from])[0] ?? { name: '', email: unknown },
    replyTo: peopleOf(email.replyTo),
    to,
    cc: cc.map((person) => person.email),
    subject: oneLine(email.subject ?? '', 500),
    body,
    sentAt: momentOf(email.date, receivedAt),
    messageKey: keysIn(email.messageId ?? '')[0] ?? null,
    referenceKeys: keysIn(`${email.references ?? ''} ${email.inReplyTo ?? ''}`).slice(-mostKeys),
    recipients: [...to, ...cc, ...peopleOf(email.bcc)].map((person) => person.email).concat(deliveredTo(email)),
    isSpam: email.headers.some(({ key, value }) => key === 'x-spam-flag' && /^\s*yes/i.test(value)),
    files,
  };
}

function peopleOf(addresses: readonly Address[] | undefined): MailPerson[] {
  const boxes = (addresses ?? []).flatMap((address) => address.group ?? [address]);
  return boxes.slice(0, mostPeople).flatMap(({ name, address }) => {
    const email = oneLine(address ?? '', 254).replace(/\s/g, '');
    return /^[^@<>,;]+@[^@<>,;]+$/.test(email) ? [{ name: oneLine(name ?? '', 200), email }] : [];
  });
}

const deliveryHeaders: readonly string[] = ['delivered-to', 'x-original-to', 'envelope-to'];

function deliveredTo({ headers }: Email): string[] {
  const values = headers.filter(({ key }) => deliveryHeaders.includes(key)).map(({ value }) => value);
  return values.flatMap((value) => value.match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? []).slice(0, mostPeople);
}

/** A head may say any day: far from when it came it would be a lie, or a broken clock. */
function momentOf(date: string | undefined, receivedAt: string): string {
  const [said, came] = [Date.parse(date ?? ''), Date.parse(receivedAt)];
  const week = 7 * 86_400_000;
  return said <= came && said > came - week ? new Date(said).toISOString() : receivedAt;
}

/** Ids of messages, without their angle brackets, each once. */
function keysIn(text: string): string[] {
  const keys = text.match(/[^\s<>]+/g) ?? [];
  return [...new Set(keys.map((key) => key.replaceAll('\0', '').toWellFormed()))].filter(
    (key) => key.length > 2 && key.length <= 250,
  );
}

async function bodyOf({ html, text }: Email, attached: readonly Attachment[]): Promise<string> {
  const named = attached.map(({ contentId }, index) => [contentId?.replace(/^<|>$/g, '') ?? '', index + 1] as const);
  const byContentId = new Map(named.filter(([contentId]) => contentId !== ''));
  // Some programs send no text beside their HTML.
  const plain = () => htmlOfText(beginningOf(text?.trim() ? text : plainText(html ?? ''), longestText));
  if (html === undefined || html.length > 4 * longestBody) return plain();
  const body = (await messageHtml(html, { byContentId, ids: new Set() })).trim();
  return body.length > longestBody || isBlank(body) ? plain() : body;
}

/** Some programs send a page with nothing in it beside their text. */
function isBlank(html: string): boolean {
  return plainText(html).trim() === '' && !/<img\b/.test(html);
}

function isShown(body: string, place: number): boolean {
  return body.includes(` data-file-id="${place}"`);
}

/** Of what comes without a name: what it is opened with goes by its ending. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ['message/rfc822', 'message.eml'],
  ['text/calendar', 'invitation.ics'],
  ['application/ics', 'invitation.ics'],
]);

function fileOf({ filename, mimeType, content }: Attachment): Omit<IncomingFile, 'isInline'> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const name = safeFileName(filename || (usualNames.get(mimeType) ?? 'attachment'));
  return { name, mediaType: mediaTypeOf(mimeType, bytes), bytes };
}
