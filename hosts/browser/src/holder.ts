import { problemResponse, Refusal } from '@atrium/api/errors';
import { answer } from './answer.ts';
import { eraseHome, type Home, openHome } from './open-home.ts';
import { type News, namesOf, type Question, type ToHolder } from './protocol.ts';

const pause = 100;
const mostPauses = 50;

const closedSentence = 'The data in this browser could not be opened. Try again, or load the page anew.';
const blockedSentence =
  'Another tab has the data open and does not answer. Go to that tab or close it, and then try again.';

type Tell = (change: Partial<Pick<News, 'phase' | 'isKept'>>) => void;

/** Answers all tabs, until the lock is lost or somebody wants all data thrown away. */
export async function hold(base: string, lost: AbortSignal): Promise<void> {
  if (lost.aborted) return;
  const names = namesOf(base);
  const fromPages = new BroadcastChannel(names.toHolder);
  const toPages = new BroadcastChannel(names.toPages);
  const ended = new AbortController();
  const running = new Set<Promise<void>>();
  let news: News = { type: 'news', holder: crypto.randomUUID(), since: Date.now(), phase: 'engine', isKept: null };
  const tell: Tell = (change) => {
    news = { ...news, ...change };
    toPages.postMessage(news);
  };

  let home = openWhenFree(base, tell, lost);
  async function respond(question: Question): Promise<Response | null> {
    const asked = home;
    const opened = await asked;
    if (opened) return responseOf(opened, question);
    // Whoever asks after a failure is the reason to try again.
    if (home === asked) home = openWhenFree(base, tell, lost);
    return problemResponse(new Refusal(503, news.phase === 'blocked' ? blockedSentence : closedSentence));
  }

  const isReset = await new Promise<boolean>((resolve) => {
    lost.addEventListener('abort', () => resolve(false));
    fromPages.onmessage = ({ data }: MessageEvent<ToHolder>) => {
      if (data.type === 'hello') return tell({});
      if (data.holder !== news.holder) return;
      if (data.type === 'reset') return resolve(true);
      const answering = answer(data, respond, ended.signal).finally(() => running.delete(answering));
      running.add(answering);
    };
  });

  fromPages.close();
  ended.abort();
  await Promise.all(running);
  await (await home)?.close();
  if (isReset) {
    await eraseHome(base);
    toPages.postMessage({ type: 'reset' });
  }
  toPages.close();
}

/** A worker that has just ended may still have the files for a moment. Null when it did not work, which is told by then. */
async function openWhenFree(base: string, tell: Tell, lost: AbortSignal): Promise<Home | null> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      const home = await openHome(base, (phase) => tell({ phase }));
      tell({ phase: 'ready', isKept: home.isKept });
      return home;
    } catch (error) {
      const isTaken = error instanceof DOMException;
      if (lost.aborted) return null;
      if (!isTaken || pauses === mostPauses) {
        tell({ phase: isTaken ? 'blocked' : 'failed' });
        console.warn('The database could not be opened.', error);
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
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
