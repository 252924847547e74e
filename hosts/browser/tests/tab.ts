import { Worker as Thread } from 'node:worker_threads';
import { type BackendConnection, connect } from '../src/connect.ts';
import type { News } from '../src/protocol.ts';

/** A tab of a browser: a page's connection and the worker that it started, which runs on a thread of its own. */
export interface Tab {
  readonly connection: BackendConnection;
  readonly news: readonly News[];
  readonly resets: readonly string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const origin = 'http://atrium.test';
const tabs = new Set<Tab>();

export function openTab(base: string): Tab {
  const thread = new Thread(new URL('worker-thread.ts', import.meta.url));
  const news: News[] = [];
  const resets: string[] = [];
  const events = { onNews: (latest: News) => news.push(latest), onReset: () => resets.push(base) };
  const connection = connect(workerOver(thread), base, events, fetch);
  const tab: Tab = {
    connection,
    news,
    resets,
    fetch: (path, init) => connection.fetch(new Request(new URL(path, origin), init)),
    async close() {
      tabs.delete(tab);
      await thread.terminate();
    },
  };
  tabs.add(tab);
  return tab;
}

export async function closeTabs(): Promise<void> {
  await Promise.all([...tabs].map((tab) => tab.close()));
}

export const signInRequest = {
  method: 'POST',
  body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
} as const;

export async function signIn(tab: Tab): Promise<Record<string, string>> {
  const response = await tab.fetch('/jwt/login', signInRequest);
  const { accessToken }: { accessToken: string } = await response.json();
  return { authorization: `Bearer ${accessToken}` };
}

/** As much of a browser's `Worker` as the page uses. */
function workerOver(thread: Thread): Worker {
  const worker = new EventTarget() as Worker;
  thread.on('message', (data) => worker.onmessage?.(new MessageEvent('message', { data })));
  worker.postMessage = (message: unknown) => thread.postMessage(message);
  return worker;
}
