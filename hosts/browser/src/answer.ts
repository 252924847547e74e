import type { Answer, Question, Receipt } from './protocol.ts';

/** Chunks that a page may be sent before it has read the first. */
const mostUnread = 4;

/** Answers one question over a channel of its own; `respond` gives null for what the back end has no route for. */
export async function answer(
  question: Question,
  respond: (question: Question) => Promise<Response | null>,
  ended: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(question.exchange);
  const canceled = new AbortController();
  const signal = AbortSignal.any([ended, canceled.signal]);
  const say = (part: Answer) => channel.postMessage(part);
  let unread = 0;
  let resume = () => {};
  channel.onmessage = ({ data }: MessageEvent<Receipt>) => {
    if (data === 'cancel') return canceled.abort();
    unread -= 1;
    resume();
  };

  const body = new WritableStream<Uint8Array>({
    async write(bytes, { signal: aborted }) {
      say({ type: 'chunk', bytes });
      unread += 1;
      if (unread < mostUnread) return;
      whenFree(question.page, signal, () => canceled.abort());
      await new Promise<void>((resolve) => {
        resume = resolve;
        aborted.addEventListener('abort', () => resolve());
      });
    },
    close: () => say({ type: 'end' }),
    abort: () => say({ type: 'broken' }),
  });

  try {
    const response = await respond(question);
    if (response === null) return say({ type: 'no-route' });
    say({ type: 'head', status: response.status, headers: [...response.headers], hasBody: response.body !== null });
    await response.body?.pipeTo(body, { signal });
  } catch {
    // The page has left, or was told that the body broke off.
  } finally {
    canceled.abort();
    channel.close();
  }
}

/** A page has its lock as long as it lives: one that was closed or has crashed reads nothing any more. */
function whenFree(lock: string, signal: AbortSignal, then: () => void): void {
  navigator.locks.request(lock, { signal }, then).catch(() => {
    // The exchange came to its end first.
  });
}
