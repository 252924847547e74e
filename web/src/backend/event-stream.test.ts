import { describe, expect, test } from 'vitest';
import { eventsOf, type ServerEvent } from './event-stream.ts';

async function read(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of eventsOf(body)) events.push(event);
  return events;
}

describe('the events of a stream', () => {
  test('have an id, a name and data', async () => {
    expect(await read('id: 7\nevent: change\ndata: {"a":1}\n\n')).toEqual([
      { id: '7', event: 'change', data: '{"a":1}' },
    ]);
  });

  test('are messages without a name, and keep the last id', async () => {
    expect(await read('id: 7\ndata: a\n\ndata: b\n\n')).toEqual([
      { id: '7', event: 'message', data: 'a' },
      { id: '7', event: 'message', data: 'b' },
    ]);
  });

  test('may have several lines of data, and only the first space is left out', async () => {
    expect(await read('data:  a\ndata:b\ndata\n\n')).toEqual([{ id: '', event: 'message', data: ' a\nb\n' }]);
  });

  test('are not comments, nor what has no data', async () => {
    expect(await read(': still here\n\nid: 3\n\nevent: x\n\n')).toEqual([]);
  });

  test('may end their lines with CR, LF or both', async () => {
    expect(await read('data: a\r\rdata: b\r\n\r\ndata: c\n\n')).toEqual(
      ['a', 'b', 'c'].map((data) => ({ id: '', event: 'message', data })),
    );
  });

  test('may be cut anywhere, between CR and LF and within a letter too', async () => {
    const bytes = new TextEncoder().encode('data: é\r\n\r\n');
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(await read(bytes.slice(0, cut), bytes.slice(cut))).toEqual([{ id: '', event: 'message', data: 'é' }]);
    }
  });

  test('are whole: one that the stream broke off is left out', async () => {
    expect(await read('data: a\n\ndata: b\n')).toEqual([{ id: '', event: 'message', data: 'a' }]);
  });

  test('tell of every sign of life', async () => {
    let signs = 0;
    const body = new Blob([': still here\n\n']).stream();
    for await (const _ of eventsOf(body, () => (signs += 1)));
    expect(signs).toBe(1);
  });
});
