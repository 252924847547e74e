import { useSyncExternalStore } from 'react';
import { chooseLanguage, currentLanguage } from './i18n.ts';
import { isLanguage } from './languages.ts';

const storageKey = 'timeZone';
const listeners = new Set<() => void>();

/** Shows language and time zone as an account wants them; empty ones leave what this browser has. */
export async function applySettings({ language, timeZone }: { language: string; timeZone: string }): Promise<void> {
  chooseTimeZone(timeZone);
  if (isLanguage(language) && language !== currentLanguage()) await chooseLanguage(language);
}

function chooseTimeZone(timeZone: string): void {
  if (timeZone === '') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, timeZone);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chosenTimeZone(): string | undefined {
  return localStorage.getItem(storageKey) ?? undefined;
}

/** In which time zone moments are shown; undefined for that of the browser. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(subscribe, chosenTimeZone, () => undefined);
}
