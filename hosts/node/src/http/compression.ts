import { acceptedEncoding } from './accept-encoding.ts';

/** Makes a body that comes in pieces smaller as it comes, if the client takes that. */
export function compressedStream(response: Response, acceptEncoding: string | null): Response {
  if (!response.body || acceptedEncoding(acceptEncoding, ['gzip']) === null) return response;
  const { status, headers } = response;
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'Accept-Encoding');
  headers.delete('content-length');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}
