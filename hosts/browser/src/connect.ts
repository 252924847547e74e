import { type Problem, problemTitles } from '@atrium/contract/errors';
import { exchange } from './tabs/exchange.ts';
import { HolderGone, HolderWatch, type HomeEvents, type KnownHolder } from './tabs/holder-watch.ts';

export interface BackendConnection {
  /** Answers as the back end does; what it has no route for goes to the network. */
  fetch(request: Request): Promise<Response>;
  /** Throws all data away; it begins again with the sample data. Every page is told, this one too. */
  reset(): Promise<void>;
}

/** Runs on the page. What the home has no route for goes to `network`. `base` is the path that the app is served under: copies under other paths have data of their own. */
export function connect(
  worker: Worker,
  base: string,
  events: HomeEvents,
  network: (request: Request) => Promise<Response>,
): BackendConnection {
  const page = `atrium-page:${crypto.randomUUID()}`;
  // Held for as long as the page lives, so that the holder knows when nobody reads any more.
  void navigator.locks.request(page, () => new Promise(() => {}));
  let resets = 0;
  const watch = new HolderWatch(worker, base, {
    onNews: events.onNews,
    onReset() {
      resets += 1;
      events.onReset();
    },
  });

  async function fetchFromHolder(request: Request): Promise<Response> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const body = isRead ? null : await request.clone().arrayBuffer();
    for (;;) {
      const holder = await watch.holder;
      try {
        return (await ask(holder, request, body)) ?? network(request);
      } catch (error) {
        if (!(error instanceof HolderGone)) throw error;
        if (!isRead) return closedProblem();
      }
    }
  }

  function ask({ id, gone }: KnownHolder, request: Request, body: ArrayBuffer | null): Promise<Response | null> {
    const { method, url, headers, signal } = request;
    const question = { method, url, headers: [...headers], body, holder: id, page, exchange: crypto.randomUUID() };
    return exchange(
      question.exchange,
      () => watch.send({ type: 'request', ...question }),
      AbortSignal.any([signal, gone]),
    );
  }

  async function reset(): Promise<void> {
    const { id, gone } = await watch.holder;
    const before = resets;
    watch.send({ type: 'reset', holder: id });
    await new Promise((resolve) => gone.addEventListener('abort', resolve));
    if (resets === before) throw gone.reason;
  }

  return {
    fetch: (request) => watch.whileWaiting(fetchFromHolder(request)),
    reset: () => watch.whileWaiting(reset()),
  };
}

/** Whether it was done before the tab was closed, nobody knows: whoever asked has to look. */
function closedProblem(): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: problemTitles[503],
    status: 503,
    detail: 'The tab that held the data was closed. Try again.',
  };
  return Response.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } });
}
