import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding, encodings } from './accept-encoding.ts';

/** Below this, the headers weigh more than what is saved. */
const fewestBytes = 1_024;
/** Up to this, handing the work to another thread takes longer than the work. */
const bytesAtOnce = 65_536;

/** A page of a list costs 15 µs so: half of what level 4 takes, for 15 bytes more of 585. */
const gzipOptions = { level: 1 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Makes an answer of the API smaller on its way, if the client takes that. `media` is what its route answers with. */
export async function compressed(response: Response, acceptEncoding: string | null, media: string): Promise<Response> {
  // An event would wait in the compressor until there are enough of them.
  if (acceptEncoding === null || media === 'text/event-stream') return response;
  // A file is still being read from the database when its answer begins.
  if (media === 'text/csv') return streamed(response, acceptEncoding);
  if (acceptedEncoding(acceptEncoding, encodings) === null) return response;
  const { status, headers } = response;
  const whole = new Uint8Array(await response.arrayBuffer());
  if (whole.byteLength < fewestBytes) return new Response(whole, { status, headers });
  const isSmall = whole.byteLength <= bytesAtOnce;
  const encoding = acceptedEncoding(acceptEncoding, isSmall ? ['gzip', 'br'] : ['br', 'gzip']) ?? 'gzip';
  tellEncoding(headers, encoding);
  return new Response(isSmall ? atOnce(whole, encoding) : await elsewhere(whole, encoding), { status, headers });
}

function streamed(response: Response, acceptEncoding: string): Response {
  if (!response.body || acceptedEncoding(acceptEncoding, ['gzip']) === null) return response;
  const { status, headers } = response;
  tellEncoding(headers, 'gzip');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}

function tellEncoding(headers: Headers, encoding: Encoding): void {
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  headers.delete('content-length');
}

function atOnce(body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body, gzipOptions);
}

function elsewhere(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? inThread.br(body, brotliOptions) : inThread.gzip(body, gzipOptions);
}
