import { startStopwatch } from '../session/stopwatch.ts';
import { onSessionChange } from '../session/stored-session.ts';

/** Waits, but not longer than until the browser is online again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, signal.aborted ? 0 : milliseconds);
    signal.addEventListener('abort', done);
    addEventListener('online', done);
  });
}

/** Waits until the session has new tokens, or is over. */
export function newTokens(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = onSessionChange(done);
    signal.addEventListener('abort', done);
  });
}

interface Watchdog {
  /** Aborted when it was not fed for too long. */
  signal: AbortSignal;
  feed: () => void;
  stop: () => void;
}

/** It looks often: a timer of a machine that slept may ring late by as long as it slept. */
export function startWatchdog(milliseconds: number): Watchdog {
  const controller = new AbortController();
  let sinceFed = startStopwatch();
  const look = () => {
    if (sinceFed() < milliseconds) return;
    clearInterval(timer);
    controller.abort(new Error('Nothing was heard for too long.'));
  };
  const timer = setInterval(look, milliseconds / 12);
  const feed = () => {
    sinceFed = startStopwatch();
  };
  return { signal: controller.signal, feed, stop: () => clearInterval(timer) };
}
