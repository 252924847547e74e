import type { Database } from '../../../database/engine.ts';
import type { MailMessageRow } from '../../../database/mail-schema.ts';
import { anyMediaType } from '../../../files/media-type.ts';
import { plainText } from '../../../rich-text/plain-text.ts';
import type { Letter, LetterFile, Letters } from '../../../services.ts';
import { addressesOf, peopleOf } from '../mail.shapes.ts';
import { findAttachedFiles, findWriter } from './mail.delivery.queries.ts';

/** A message as it leaves for other servers. */
export async function letterOf(
  database: Database,
  letters: Pick<Letters, 'sender'>,
  message: MailMessageRow,
  recipients: readonly string[],
): Promise<Letter> {
  const files = (await findAttachedFiles(database, message.id)).map(letterFile);
  const html = letterHtml(message.body);
  const keys = message.referenceKeys.split(' ').filter((key) => key !== '');
  return {
    ...(await senderOf(database, letters, message)),
    to: peopleOf(message.toPeople),
    cc: addressesOf(message.cc),
    recipients,
    subject: message.subject,
    text: textOf(message.body),
    html,
    messageId: message.messageKey ?? '',
    inReplyTo: keys.at(-1) ?? null,
    references: keys,
    sentAt: message.sentAt,
    files,
  };
}

/**
 * The own address of whoever wrote, if it is confirmed and of the domain that the server sends for: others would take a letter from
 * elsewhere for a forgery. Otherwise the server's, and answers go to the own one.
 */
async function senderOf(database: Database, { sender }: Pick<Letters, 'sender'>, message: MailMessageRow) {
  const own = { name: message.fromName, email: message.fromEmail };
  const writer = message.fromAccountId === null ? undefined : await findWriter(database, message.fromAccountId);
  const isConfirmed = writer?.emailVerifiedAt != null && writer.email === own.email;
  if (isConfirmed && domainOf(own.email) === domainOf(sender)) return { from: own, replyTo: null };
  return { from: { name: own.name, email: sender }, replyTo: own };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

function letterFile(file: Awaited<ReturnType<typeof findAttachedFiles>>[number]): LetterFile {
  // What has parts of its own is taken apart by mail programs, which is for nobody to decide who attaches a file.
  const isComposite = /^(?:multipart|message)\//.test(file.mediaType);
  const mediaType = isComposite ? anyMediaType : file.mediaType;
  return { name: file.name, mediaType, content: file.bytes, contentId: `file-${file.id}@atrium` };
}

/** Pictures are told as mail tells them. */
function letterHtml(body: string): string {
  return body
    .replace(/ data-remote-src="/g, ' src="')
    .replace(/ data-file-id="(\d+)"/g, (_, id: string) => ` src="cid:file-${id}@atrium"`);
}

const lineEnd = /<(?:br|\/(?:p|div|li|tr|h[1-6]|blockquote|pre|table))>/g;

const link = /<a\b[^>]* href="([^"]+)"[^>]*>(.*?)<\/a>/gs;

/** For those whose program shows no HTML: links with their addresses, which are not to be seen otherwise. */
function textOf(body: string): string {
  const lines = body
    .replace(/\s+/g, ' ')
    .replace(link, linkWithAddress)
    .replace(lineEnd, '\n')
    .split('\n')
    .map(plainText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function linkWithAddress(_: string, address: string, words: string): string {
  const said = plainText(words);
  return [said, `mailto:${said}`].includes(plainText(address)) ? words : `${words} (${address})`;
}
