import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As they came, compressed or not. */
  readonly bytes: Buffer;
  readonly body: string;
}

/** A request as it is written: `fetch` would put the path in order, and undo the compression. */
export async function rawRequest(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const answer = Promise.withResolvers<RawAnswer>();
  const sent = request({ hostname, port, path, headers, method }, (response) => {
    const { statusCode = 0, headers } = response;
    buffer(response).then(
      (bytes) => answer.resolve({ status: statusCode, headers, bytes, body: bytes.toString() }),
      answer.reject,
    );
  });
  sent.on('error', answer.reject).end();
  return answer.promise;
}
