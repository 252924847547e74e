import { type Configuration, getConfiguration } from '@atrium/contract/configuration';
import { useSyncExternalStore } from 'react';
import { call } from './client.ts';

let configuration: Configuration | null = null;
const listeners = new Set<() => void>();

export async function loadConfiguration(): Promise<void> {
  configuration = await call(getConfiguration, {});
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the back end has answered. */
export function useConfiguration(): Configuration | null {
  return useSyncExternalStore(subscribe, () => configuration);
}

export function useBrandName(): string {
  return useConfiguration()?.brandName ?? '';
}
