import type { Answer, Question, Receipt } from '../protocol.ts';

/** Chunks that a page may be sent before it has read the first. */
const mostUnread = 4;

/** Answers one question over a channel of its own; `respond` gives null for what the back end has no route for. */
export async function answer(
  question: Question,
  respond: () => Promise<Response | null>,
  ended: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(question.exchange);
  const say = (part: Answer) => channel.postMessage(part);
  const canceling = new AbortController();
  const cancel = () => canceling.abort();
  const signal = AbortSignal.any([ended, canceling.signal]);
  const roomAfterOne = paceOf(channel, question.page, signal, cancel);
  const body = new WritableStream<Uint8Array>({
    write(bytes) {
      say({ type: 'chunk', bytes });
      return roomAfterOne();
    },
    close: () => say({ type: 'end' }),
    abort: () => say({ type: 'broken' }),
  });

  try {
    const response = await respond();
    if (response === null) return say({ type: 'no-route' });
    say({ type: 'head', status: response.status, headers: [...response.headers], hasBody: response.body !== null });
    if (response.body) await response.body.pipeTo(body, { signal });
    else say({ type: 'end' });
  } catch {
    // The page has left, or knows that the body broke off.
  } finally {
    cancel();
    channel.close();
  }
}

/** Hears what the page has read, and that it wants no more. What it answers is called after each chunk, and waits until there is room for another. */
function paceOf(channel: BroadcastChannel, page: string, signal: AbortSignal, cancel: () => void): () => Promise<void> {
  let unread = 0;
  let resume = () => {};
  let isWatched = false;
  channel.onmessage = ({ data }: MessageEvent<Receipt>) => {
    if (data === 'cancel') return cancel();
    unread -= 1;
    resume();
  };
  signal.addEventListener('abort', () => resume());

  return async () => {
    unread += 1;
    if (unread < mostUnread || signal.aborted) return;
    if (!isWatched) void whenFree(page, signal, cancel);
    isWatched = true;
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  };
}

/** A page has its lock for as long as it lives: one that was closed or has crashed reads nothing any more. */
async function whenFree(lock: string, signal: AbortSignal, then: () => void): Promise<void> {
  try {
    await navigator.locks.request(lock, { signal }, then);
  } catch {
    // The exchange was over first.
  }
}
