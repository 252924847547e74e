import type { Configuration } from '@atrium/contract/configuration';
import { useSyncExternalStore } from 'react';

let configuration: Configuration | null = null;
const listeners = new Set<() => void>();

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

/** What all amounts are in that do not say another currency. */
export function useHouseCurrency(): string {
  return useConfiguration()?.currency ?? 'USD';
}

export function useBrandName(): string {
  return useConfiguration()?.brandName ?? '';
}
