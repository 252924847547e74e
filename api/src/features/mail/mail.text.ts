import { harmlessMail } from '../../rich-text/harmless-mail.ts';
import type { MessageFiles } from '../../rich-text/mail-html.ts';
import { beginningOf, plainText } from '../../rich-text/plain-text.ts';

/** Controls, line ends among them, and what turns the direction of what stands beside it. */
const confusing = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]+/gu;

/** A name or a subject: one line, which says nothing about the letters around it. */
export function oneLine(text: string, longest: number): string {
  const line = text.toWellFormed().replace(confusing, ' ').replace(/\s+/g, ' ').trim();
  return beginningOf(line, longest).trim();
}

/** The HTML of a message with what is harmless left; what nobody could read is there as plain text. */
export async function messageHtml(html: string, files: MessageFiles): Promise<string> {
  return (await harmlessMail(html, files)) ?? htmlOfText(plainText(html));
}

const address = /\bhttps?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]]/g;

/** Plain text as HTML: paragraphs, lines and links. */
export function htmlOfText(text: string): string {
  const paragraphs = text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('');
}

function escaped(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return safe.replace(
    address,
    (link) => `<a href="${link}" target="_blank" rel="noopener noreferrer nofollow">${link}</a>`,
  );
}
