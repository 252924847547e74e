/** A file to keep. Its name is of letters, digits and dots, as we give them. */
export function fileResponse(content: Uint8Array<ArrayBuffer> | string, mediaType: string, name: string): Response {
  const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(content, { headers });
}

/** A file that is sent while it is made. */
export function streamedFile(
  parts: AsyncIterable<string | Uint8Array<ArrayBuffer>>,
  mediaType: string,
  name: string,
): Response {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(body, { headers });
}
