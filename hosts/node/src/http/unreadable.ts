import type { Duplex } from 'node:stream';
import { problemResponse, Refusal } from '@atrium/api/errors';

/** Of address and headers together. A query that is too long for its call is then refused by the call, which says so. */
export const mostHeadBytes = 64 * 1024;
const millisecondsToHear = 1_000;

/** What cannot be read as a request never gets to the API: its sender is told here, in the same words. */
export async function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Iterable<readonly [string, string]>,
): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const body = await problemResponse(new Refusal(400, sentenceOf(error))).text();
  const own = [
    ['Content-Type', 'application/problem+json'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ] as const;
  const lines = [...headers, ...own].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
  // Who is still sending hears the answer only when what they send is taken.
  socket.resume();
  setTimeout(() => socket.destroy(), millisecondsToHear).unref();
}

function sentenceOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The address and the headers of this request are too long.';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'This request took too long to come.';
  return 'This request cannot be read.';
}
