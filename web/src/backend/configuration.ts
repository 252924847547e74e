import { type Configuration, getConfiguration } from '@atrium/contract/configuration';
import { useSyncExternalStore } from 'react';
import { call } from './client.ts';

let configuration: Configuration | null = null;
const listeners = new Set<() => void>();

export async function loadConfiguration(): Promise<void> {
  takeConfiguration(await call(getConfiguration, {}));
}

export function takeConfiguration(taken: Configuration): void {
  configuration = taken;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentConfiguration(): Configuration | null {
  return configuration;
}

/** Null until the back end has answered. */
export function useConfiguration(): Configuration | null {
  return useSyncExternalStore(subscribe, currentConfiguration, currentConfiguration);
}

export function useBrandName(): string {
  return useConfiguration()?.brandName ?? '';
}
