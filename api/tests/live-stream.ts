import { LiveChange } from '@atrium/contract/changes';
import { Signal } from '@atrium/contract/signals';

interface LiveEvent {
  event: string;
  id: number;
  data: string;
}

/** Milliseconds that a busy machine may take; more than the server waits before it says that somebody has left. */
const soon = 15_000;

/** A listener of server-sent events, for tests. */
export interface LiveStream {
  /** The next event; fails when none comes soon. */
  next(): Promise<LiveEvent>;
  nextChange(): Promise<LiveChange>;
  /** The next of what is told and not kept; the other methods do not see these. */
  nextSignal(): Promise<Signal>;
  /** Waits until the server ends the stream, and answers what came before that. */
  rest(): Promise<LiveEvent[]>;
  /** Fails when an event comes within this time. */
  silence(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export function readLiveStream(response: Response): LiveStream {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body.');
  const events: LiveEvent[] = [];
  const signals: LiveEvent[] = [];
  let text = '';
  let reading: Promise<boolean> | null = null;

  /** Reads one piece; false at the end. A read that was given up on is taken up again. */
  function readMore(): Promise<boolean> {
    reading ??=
      reader?.read().then(({ done, value = '' }) => {
        reading = null;
        text += value;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const event of blocks.filter((block) => !block.startsWith(':')).map(eventOf))
          (event.event === 'signal' ? signals : events).push(event);
        return !done;
      }) ?? Promise.resolve(false);
    return reading;
  }

  async function next(from = events): Promise<LiveEvent> {
    const end = AbortSignal.timeout(soon);
    while (true) {
      const event = from.shift();
      if (event) return event;
      if (!(await before(end, readMore()))) throw new Error('The stream ended, and an event was expected.');
    }
  }

  return {
    next: () => next(),
    nextChange: async () => LiveChange.parse(JSON.parse((await next()).data)),
    nextSignal: async () => Signal.parse(JSON.parse((await next(signals)).data)),
    async rest() {
      while (await before(AbortSignal.timeout(soon), readMore()));
      return events.splice(0);
    },
    async silence(milliseconds) {
      const more = readMore();
      await Promise.race([more, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
      if (events.length > 0) throw new Error(`An event came that was not expected: ${JSON.stringify(events)}`);
    },
    close: () => reader.cancel(),
  };
}

function before<Result>(end: AbortSignal, work: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) => {
    end.addEventListener('abort', () => reject(new Error('Nothing came over the stream in time.')), { once: true });
  });
  return Promise.race([work, tooLate]);
}

function eventOf(block: string): LiveEvent {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return { event: fields.get('event') ?? '', id: Number(fields.get('id')), data: fields.get('data') ?? '' };
}
