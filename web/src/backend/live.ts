import { type LiveChange, type LiveStart, streamChanges } from '@atrium/contract/changes';
import type { Signal } from '@atrium/contract/signals';
import { storedAccessToken, storedAccount } from '../session/stored-session.ts';
import { BackendError } from './backend-error.ts';
import { call, untilTokenWorks } from './client.ts';
import { eventsOf, type ServerEvent } from './event-stream.ts';
import { home } from './home.ts';
import { renewSession } from './renew-session.ts';
import { presentSignal, takeSignal } from './signals.ts';
import { pause, startWatchdog } from './timing.ts';

interface LiveListener {
  onChange(change: LiveChange): void;
  /** What was loaded before this moment may be out of date: some of the changes were not heard of. */
  onMissed(before: number): void;
}

/** What the tab that holds the connection passes on. */
type Heard = { change: LiveChange } | { start: LiveStart } | { signal: Signal };

/** From a tab that begins to listen: who is here? */
type Question = 'who';

const name = `atrium-live:${home}`;
const shortestPause = 500;
const longestPause = 30_000;
/** The server is heard every 20 seconds, if only to say that it is still there. */
const longestSilence = 60_000;
/** What was loaded so soon after a change may have been read before it. */
const longestTransport = 2_000;

const listeners = new Set<LiveListener>();
let lastSeen: number | undefined;
let ending: AbortController | undefined;
let isHolding = false;

/**
 * Tells of every change that this account may see. One tab of the browser holds the connection and passes on what it
 * hears; when it closes, another takes over from the last change that it has seen.
 */
export function subscribeToChanges(listener: LiveListener): () => void {
  listeners.add(listener);
  if (!ending) {
    ending = new AbortController();
    void takePart(ending.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) endPart();
  };
}

function endPart(): void {
  ending?.abort();
  ending = undefined;
  lastSeen = undefined;
}

/** Listens to the tab that holds the connection until it is this tab's turn to hold it. */
async function takePart(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Heard | Question>) => {
    if (data !== 'who') hear(data);
    else if (isHolding) channel.postMessage({ signal: presentSignal() } satisfies Heard);
  };
  channel.postMessage('who' satisfies Question);
  try {
    await navigator.locks.request(name, { signal }, () => hold(channel, signal));
  } catch {
    // Aborted while it waited for its turn: nobody listens here any more.
  } finally {
    channel.close();
  }
}

function hear(heard: Heard): void {
  if ('signal' in heard) takeSignal(heard.signal);
  else if ('start' in heard) begin(heard.start);
  else if (lastSeen === undefined || heard.change.id > lastSeen) {
    lastSeen = heard.change.id;
    for (const listener of listeners) listener.onChange(heard.change);
  }
}

/** The server begins anew where this tab comes first, or has missed too much, or has seen what there is no more. */
function begin({ id, ageMilliseconds }: LiveStart): void {
  const lastChangeAt = ageMilliseconds === null ? 0 : Date.now() - ageMilliseconds + longestTransport;
  const before = lastSeen === undefined || lastSeen === id ? lastChangeAt : Number.POSITIVE_INFINITY;
  lastSeen = id;
  for (const listener of listeners) listener.onMissed(before);
}

async function hold(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  isHolding = true;
  let wait = shortestPause;
  while (!signal.aborted && storedAccount()) {
    try {
      await untilTokenWorks(signal);
      // Whose session is over may have left instead of signing in again.
      if (storedAccount()) await listen(channel, signal);
      wait = shortestPause;
    } catch {
      wait = Math.min(2 * wait, longestPause);
    }
    await pause(wait, signal);
  }
}

/** Of a token that was refused before its time, the session was ended: to renew it says so to all tabs. */
async function beginStream(signal: AbortSignal): Promise<Response> {
  const token = storedAccessToken();
  try {
    return await call(streamChanges, { query: { after: lastSeen } }, { signal, keepSession: true });
  } catch (error) {
    if (isRefused(error)) await renewSession(token);
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof BackendError && error.status === 401;
}

/** Until the server ends the stream, as it does with the access token; it fails when nothing is heard for too long. */
async function listen(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  const watchdog = startWatchdog(longestSilence);
  try {
    const response = await beginStream(AbortSignal.any([signal, watchdog.signal]));
    if (!response.body) return;
    for await (const event of eventsOf(response.body, watchdog.feed)) {
      pass(heardAs(event), channel);
    }
  } finally {
    watchdog.stop();
  }
}

function heardAs({ event, data }: ServerEvent): Heard {
  const told = JSON.parse(data);
  if (event === 'signal') return { signal: told };
  return event === 'ready' ? { start: told } : { change: told };
}

function pass(heard: Heard, channel: BroadcastChannel): void {
  hear(heard);
  channel.postMessage(heard);
}
