import { type LiveChange, streamChanges } from '@atrium/contract/changes';
import { storedAccount } from '../session/stored-session.ts';
import { call } from './client.ts';
import { eventsOf } from './event-stream.ts';
import { home } from './home.ts';

type Listener = (change: LiveChange) => void;

const name = `atrium-live:${home}`;
const longestPause = 30_000;
const listeners = new Set<Listener>();
let lastSeen: number | undefined;
let stop: AbortController | undefined;

/**
 * Tells of every change that this account may see. One tab of the browser holds the connection and passes on what it
 * hears; when it closes, another takes over from the last change that it has seen.
 */
export function subscribeToChanges(listener: Listener): () => void {
  listeners.add(listener);
  if (!stop) {
    stop = new AbortController();
    void take(stop.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.abort();
    stop = undefined;
    lastSeen = undefined;
  };
}

function hear(change: LiveChange): void {
  if (lastSeen !== undefined && change.id <= lastSeen) return;
  lastSeen = change.id;
  for (const listener of listeners) listener(change);
}

/** Listens to the tab that holds the connection until it is this tab's turn to hold it. */
async function take(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<LiveChange>) => hear(event.data);
  try {
    await navigator.locks.request(name, { signal }, () => hold(channel, signal));
  } catch {
    // Aborted while waiting: nobody listens any more.
  } finally {
    channel.close();
  }
}

async function hold(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted && storedAccount()) {
    try {
      await listen(channel, signal, () => {
        failures = 0;
      });
    } catch {
      failures += 1;
    }
    await pause(Math.min(longestPause, 500 * 2 ** failures), signal);
  }
}

async function listen(channel: BroadcastChannel, signal: AbortSignal, onOpen: () => void): Promise<void> {
  const response = await call(streamChanges, { query: { after: lastSeen } }, { signal });
  if (!response.body) return;
  onOpen();
  for await (const event of eventsOf(response.body)) {
    if (event.event !== 'message' && event.event !== 'change') continue;
    const change: LiveChange = JSON.parse(event.data);
    hear(change);
    channel.postMessage(change);
  }
}

/** Waits, but not longer than until the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    addEventListener('online', done);
  });
}
