import PostalMime from 'postal-mime';
import { htmlOfText } from '../mail.text.ts';
import { type Incoming, incomingOf } from './incoming.parse.ts';

const nameless = 'A mail that could not be read';
const attachedWhole = 'This mail could not be read. It is attached as it came.';
const leftBehind =
  'This mail is too large to be fetched, or its server does not give it. It is still in the mailbox where it arrived.';

/** What cannot be taken apart or stored as it is: kept whole, as a file, with what its head says of it. */
export async function unreadIncoming(raw: Uint8Array<ArrayBuffer>, receivedAt: string): Promise<Incoming> {
  const file = { name: 'message.eml', mediaType: 'message/rfc822', bytes: raw, isInline: false };
  return { ...(await headOnly(raw, receivedAt)), body: htmlOfText(attachedWhole), files: [file] };
}

/** What stayed where it was: told of with what its head says, as far as that is here. */
export async function absentIncoming(head: Uint8Array<ArrayBuffer>, receivedAt: string): Promise<Incoming> {
  return { ...(await headOnly(head, receivedAt)), body: htmlOfText(leftBehind) };
}

/** Without what may be the fault of it: no keys, and nobody but its writer. */
async function headOnly(raw: Uint8Array<ArrayBuffer>, receivedAt: string): Promise<Incoming> {
  const head = await readHead(raw, receivedAt);
  const nothing = { replyTo: [], to: [], cc: [], referenceKeys: [], messageKey: null, body: '', files: [] };
  return { ...head, ...nothing, subject: head.subject || nameless };
}

async function readHead(raw: Uint8Array<ArrayBuffer>, receivedAt: string): Promise<Incoming> {
  try {
    return await incomingOf(await PostalMime.parse(`${linesOfHead(raw).join('\r\n')}\r\n\r\n`), receivedAt);
  } catch {
    return await incomingOf(await PostalMime.parse(''), receivedAt);
  }
}

const longestHead = 256_000;
const longestLine = 10_000;
const told = /^(?:from|to|cc|subject|date|delivered-to|x-original-to|envelope-to|x-spam-flag):/i;

/** The lines that say what is asked here, each in one piece. */
function linesOfHead(raw: Uint8Array<ArrayBuffer>): string[] {
  const [head = ''] = new TextDecoder().decode(raw.subarray(0, longestHead)).split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return lines.filter((line) => told.test(line)).map((line) => line.slice(0, longestLine));
}
