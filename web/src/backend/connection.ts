import { home } from './home.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let answered = true;

/** Told by every call whether somebody answered it. */
export function reportConnection(hasAnswered: boolean): void {
  if (answered === hasAnswered) return;
  answered = hasAnswered;
  tell();
}

/** The browser home needs no network. */
export function isConnected(): boolean {
  return answered && (home === 'browser' || navigator.onLine);
}

export function onConnectionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('online', tell);
addEventListener('offline', tell);
