import type { SecondStepWanted } from '@atrium/contract/accounts';
import { useSyncExternalStore } from 'react';

type Challenge = SecondStepWanted['twoSteps'];

let current: Challenge | null = null;
const listeners = new Set<() => void>();

/** Kept in memory alone: whoever has it has given the password a moment ago, here. */
export function setChallenge(challenge: Challenge | null): void {
  current = challenge;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Challenge | null {
  return current;
}

/** What the first step of signing in answered, for an account that asks for a second one. */
export function useChallenge(): Challenge | null {
  return useSyncExternalStore(subscribe, read, read);
}
