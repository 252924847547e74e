import PostalMime from 'postal-mime';
import { base64Of } from '../../../base64.ts';
import { anyMediaType } from '../../../files/media-type.ts';
import { wholeLines } from './flowed-text.ts';
import { type Bytes, endOfLine, fieldsOf, isEncoded, type MailPart, type PartHead, partsOf } from './incoming.parts.ts';

/** More texts than that are left as they are. */
const mostTexts = 100;

/**
 * A mail as its parser understands it: in what says nothing of its letters they are UTF-8, or where they cannot be, those that a page names
 * for itself, or those of Windows. Of lines that were broken to fit, those of quotes are whole as well, which the parser takes for one text
 * with their marks in its midst.
 */
export async function withReadableLetters(raw: Bytes): Promise<Bytes> {
  const pieces: Bytes[] = [];
  let texts = 0;
  for (const part of partsOf(raw)) {
    const isText = part.about !== null && isReadAsText(part.about);
    if (isText) texts += 1;
    const about = isText && texts <= mostTexts ? part.about : null;
    pieces.push(...(await mended({ head: inUtf8(part.head), body: part.body, about })));
  }
  return together(pieces);
}

const calendars: readonly string[] = ['text/calendar', 'application/ics'];

/** By the parser: a calendar is so even as a file. */
function isReadAsText({ type, isAttached }: PartHead): boolean {
  return calendars.includes(type) || (!isAttached && (type === 'text/plain' || type === 'text/html'));
}

async function mended({ head, body, about }: MailPart): Promise<Bytes[]> {
  if (!about || body.length === 0) return [head, body];
  const charset = await charsetOf(about, body);
  const text = about.isFlowed && about.type === 'text/plain' ? await textOf(about, charset, body) : '';
  if (/^>/m.test(text)) {
    const lines = base64Of(encoder.encode(wholeLines(text, about.deletesSpaces))).replace(/.{76}/g, '$&\r\n');
    return [withContent(head, 'text/plain; charset=utf-8', 'base64'), encoder.encode(`${lines}\r\n`)];
  }
  if (charset === null || charset === about.charset) return [head, body];
  const content = about.content.replace(/;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]+)/i, '');
  return [withContent(head, `${content}; charset=${charset}`, about.encoding || '8bit'), body];
}

const encoder = new TextEncoder();
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows = new TextDecoder('windows-1252');
/** Says no more of letters beyond those of English than nothing does. */
const saysNothing = /^(?:(?:us-)?ascii|ansi_x3\.4-1968|unknown-8bit|x-unknown)$/;

async function charsetOf({ type, charset, encoding }: PartHead, body: Bytes): Promise<string | null> {
  if (charset !== null && !saysNothing.test(charset)) return charset;
  const bytes = isEncoded(encoding) ? await decoded(encoding, body) : body;
  const named = type === 'text/html' ? charsetNamedIn(bytes) : null;
  if (isEnglish(bytes)) return named ?? charset;
  return utf8In(bytes) === null ? (named ?? 'windows-1252') : 'utf-8';
}

async function decoded(encoding: string, body: Bytes): Promise<Bytes> {
  const head = `Content-Type: ${anyMediaType}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  const { attachments } = await PostalMime.parse(together([encoder.encode(head), body]));
  const content = attachments[0]?.content ?? '';
  return typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
}

const longestBeginning = 4_096;
const metaCharset = /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;

/** What a page says of its own letters. UTF-8 is seen without that, and what can be read so far is not UTF-16. */
function charsetNamedIn(html: Bytes): string | null {
  const beginning = windows.decode(html.subarray(0, longestBeginning)).replace(/<!--.*?-->/gs, '');
  const [, label] = metaCharset.exec(beginning) ?? [];
  const charset = label === undefined ? null : knownCharset(label);
  return charset?.startsWith('utf-') ? null : charset;
}

function knownCharset(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function isEnglish(bytes: Bytes): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function utf8In(bytes: Bytes): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** A head is in UTF-8 (RFC 6532), if it is not in plain ASCII: what old programs write of other letters is those of Windows. */
function inUtf8(head: Bytes): Bytes {
  if (utf8In(head) !== null) return head;
  const lines: string[] = [];
  for (let start = 0; start < head.length; ) {
    const end = endOfLine(head, start);
    const line = head.subarray(start, end);
    lines.push(utf8In(line) ?? windows.decode(line));
    start = end;
  }
  return encoder.encode(lines.join(''));
}

/** What a part says, its lines still broken. */
async function textOf({ encoding }: PartHead, charset: string | null, body: Bytes): Promise<string> {
  const type = `Content-Type: text/plain; charset="${charset ?? 'utf-8'}"`;
  const head = encoder.encode(`${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`);
  const { text = '' } = await PostalMime.parse(together([head, body]));
  return text;
}

function withContent(head: Bytes, content: string, encoding: string): Bytes {
  const others = fieldsOf(head).filter(({ name }) => name !== 'content-type' && name !== 'content-transfer-encoding');
  const kept = others.map(({ lines }) => `${lines.replace(/\r?\n$/, '')}\r\n`).join('');
  return encoder.encode(`${kept}Content-Type: ${content}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`);
}

function together(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}
