export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

/** The events of a `text/event-stream` body, as the HTML standard reads them; comments are left out. `onSign` is told of any sign of life. */
export async function* eventsOf(body: ReadableStream<Uint8Array>, onSign?: () => void): AsyncGenerator<ServerEvent> {
  let id = '';
  let event = '';
  let data: string[] = [];
  for await (const line of linesOf(body, onSign)) {
    if (line === '') {
      if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    const [field, value] = fieldOf(line);
    if (field === 'id') id = value;
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
}

function fieldOf(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

/** Lines end with CR, LF or both; one that the stream broke off is left out. */
async function* linesOf(body: ReadableStream<Uint8Array>, onSign?: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunksOf(body)) {
    onSign?.();
    rest += decoder.decode(chunk, { stream: true });
    // A CR at the very end may be half of a CR LF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Safari has no async iteration of streams. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
