import type { Configuration } from '@atrium/contract/configuration';
import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '../i18n/languages.ts';

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

/** For whoever has chosen none, and whose browser wants none that there is. In the browser home it stands in the build. */
export function houseLanguage(): Language {
  const built: unknown = import.meta.env.VITE_LANGUAGE;
  return configuration?.language ?? (isLanguage(built) ? built : 'en');
}
