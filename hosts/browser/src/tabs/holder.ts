import { problemResponse, Refusal } from '@atrium/api/errors';
import { eraseHome, type Home, openHome } from '../open-home.ts';
import { type News, namesOf, type Phase, type Question, type ToHolder } from '../protocol.ts';
import { answer } from './answer.ts';

const pause = 100;
const mostPauses = 50;

const sentences = {
  blocked: 'Another tab has the data open and does not answer. Go to that tab or close it, and then try again.',
  failed: 'The data in this browser could not be opened. Try again, or load the page anew.',
} as const;

/** What the worker that has the lock does: it opens the database and answers all tabs, until the lock is lost or the data thrown away. */
export class Holder {
  readonly #base: string;
  readonly #lost: AbortSignal;
  readonly #fromPages: BroadcastChannel;
  readonly #toPages: BroadcastChannel;
  readonly #ended = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #news: News = { type: 'news', holder: crypto.randomUUID(), since: Date.now(), phase: 'engine', isKept: null };
  #home: Promise<Home | null>;

  constructor(base: string, lost: AbortSignal) {
    const names = namesOf(base);
    this.#base = base;
    this.#lost = lost;
    this.#fromPages = new BroadcastChannel(names.toHolder);
    this.#toPages = new BroadcastChannel(names.toPages);
    this.#home = this.#open();
  }

  async hold(): Promise<void> {
    const isReset = await new Promise<boolean>((end) => {
      this.#lost.addEventListener('abort', () => end(false));
      this.#fromPages.onmessage = ({ data }: MessageEvent<ToHolder>) => {
        if (data.type === 'hello') this.#tell({});
        else if (data.holder !== this.#news.holder) return;
        else if (data.type === 'reset') end(true);
        else this.#answer(data);
      };
    });
    await this.#close();
    if (isReset) {
      await eraseHome(this.#base);
      this.#toPages.postMessage({ type: 'reset' });
    }
    this.#toPages.close();
  }

  #tell(change: Partial<Pick<News, 'phase' | 'isKept'>>): void {
    this.#news = { ...this.#news, ...change };
    this.#toPages.postMessage(this.#news);
  }

  #answer(question: Question): void {
    const answering = answer(question, () => this.#respond(question), this.#ended.signal);
    this.#running.add(answering);
    void answering.finally(() => this.#running.delete(answering));
  }

  async #respond(question: Question): Promise<Response | null> {
    const asked = this.#home;
    const home = await asked;
    if (home) return responseOf(home, question);
    const refusal = new Refusal(503, this.#news.phase === 'blocked' ? sentences.blocked : sentences.failed);
    // Whoever asks after a failure is the reason to try again.
    if (this.#home === asked) this.#home = this.#open();
    return problemResponse(refusal);
  }

  /** A worker that has just ended may still have the files for a moment. Null when it did not work, which is told by then. */
  async #open(): Promise<Home | null> {
    for (let pauses = 0; ; pauses += 1) {
      try {
        const home = await openHome(this.#base, (phase) => this.#begin(phase));
        this.#tell({ phase: 'ready', isKept: home.isKept });
        return home;
      } catch (error) {
        if (this.#lost.aborted) return null;
        const isTaken = error instanceof DOMException;
        if (!isTaken || pauses === mostPauses) {
          console.warn('The database could not be opened.', error);
          this.#tell({ phase: isTaken ? 'blocked' : 'failed' });
          return null;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** What hinders is told until it is over, and not each new attempt. */
  #begin(phase: Phase): void {
    const isNewAttempt = this.#news.phase === 'blocked' || this.#news.phase === 'database';
    if (!isNewAttempt) this.#tell({ phase });
  }

  /** What is under way and comes to an end is answered; streams, which do not, are broken off. */
  async #close(): Promise<void> {
    this.#fromPages.close();
    this.#ended.abort();
    await Promise.all(this.#running);
    const home = await this.#home;
    await home?.close();
  }
}

async function responseOf({ app }: Home, { method, url, headers, body }: Question): Promise<Response | null> {
  if (!app.answers(method, new URL(url).pathname)) return null;
  const request = new Request(url, { method, headers, body });
  // Browsers let nobody say who they are on a request of their own making.
  const withAgent = new Headers([...headers, ['user-agent', navigator.userAgent]]);
  Object.defineProperty(request, 'headers', { value: withAgent });
  return app.fetch(request, { address: '127.0.0.1', requestId: crypto.randomUUID() });
}
