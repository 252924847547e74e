import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accept-encoding.ts';

/** Below this, the headers weigh more than what is saved. */
const fewestBytes = 1_024;
/** Up to this, handing the work to another thread takes longer than the work. */
const bytesAtOnce = 65_536;

/** A page of a list takes half of the time that level 4 does, for 15 bytes more of 585. */
const gzipOptions = { level: 1 };
/** With the usual tables of 256 kB, making them takes longer than filling them. */
const smallGzipOptions = { ...gzipOptions, memLevel: 7, windowBits: 13, chunkSize: 4_096 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressible = /^(application\/(problem\+)?json|text\/html)\b/;

type Content = string | Uint8Array;

interface Head {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * An answer that makes itself smaller on its way out. It does so here, and not with the `Response` that the API gives, because a body that is
 * text goes through untouched this way: reading it out of its `Response` and making another one takes longer than compressing it.
 *
 * What it overrides takes only what the adapter hands over: headers as a record, and a body without encoding or callback.
 */
export class CompressingResponse extends ServerResponse {
  /** The request's `Accept-Encoding`, once it is known that the answer may be compressed here. */
  acceptEncoding: string | null = null;
  #held: Head | null = null;

  /** The head waits for the body: what is in it depends on that. */
  override writeHead(status: number, headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | string = {}): this {
    if (typeof headers === 'string') return super.writeHead(status, headers);
    if (Array.isArray(headers)) return super.writeHead(status, headers);
    if (this.acceptEncoding === null || !compressible.test(String(headers['content-type'])))
      return super.writeHead(status, headers);
    this.#held = { status, headers };
    return this;
  }

  override flushHeaders(): void {
    this.#sendHeld();
    super.flushHeaders();
  }

  override write(chunk: unknown): boolean {
    this.#sendHeld();
    return super.write(chunk);
  }

  override end(body?: unknown): this {
    if (this.#held && isContent(body) && this.#endCompressed(body, this.#held)) return this;
    this.#sendHeld();
    return super.end(body);
  }

  /** Whether it is worth it, and the client takes it. */
  #endCompressed(body: Content, head: Head): boolean {
    const bytes = Buffer.byteLength(body);
    if (bytes < fewestBytes) return false;
    const isSmall = bytes <= bytesAtOnce;
    const encoding = acceptedEncoding(this.acceptEncoding, isSmall ? ['gzip', 'br'] : ['br', 'gzip']);
    if (encoding === null) return false;
    if (isSmall) this.#endWith(atOnce(body, encoding), encoding, head);
    else this.#endLater(body, encoding, head);
    return true;
  }

  #endLater(body: Content, encoding: Encoding, head: Head): void {
    const done = (error: Error | null, compressed: Buffer) => {
      if (error) this.destroy(error);
      else this.#endWith(compressed, encoding, head);
    };
    if (encoding === 'br') brotliCompress(body, brotliOptions, done);
    else gzip(body, gzipOptions, done);
  }

  #endWith(compressed: Buffer, encoding: Encoding, { status, headers }: Head): void {
    const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
    super.writeHead(status, {
      ...Object.fromEntries(others),
      'content-encoding': encoding,
      'content-length': compressed.byteLength,
      vary: 'Accept-Encoding',
    });
    super.end(compressed);
  }

  #sendHeld(): void {
    if (this.#held === null) return;
    super.writeHead(this.#held.status, this.#held.headers);
    this.#held = null;
  }
}

function isContent(body: unknown): body is Content {
  return typeof body === 'string' || body instanceof Uint8Array;
}

function atOnce(body: Content, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body, smallGzipOptions);
}
