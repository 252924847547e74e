import { useSyncExternalStore } from 'react';
import { directionOf } from '../i18n/languages.ts';
import { defaultPreferences, type Preferences, type Skin } from './preference-values.ts';
import {
  forgetRemembered,
  type RememberedKey,
  readRemembered,
  remember,
  rememberedKeys,
} from './remembered-preferences.ts';

/** The settings of the layout. Three are remembered in this browser, for all of its tabs; the others last as long as the page. */
let current: Readonly<Preferences> = { ...defaultPreferences, ...readRemembered() };

const listeners = new Set<() => void>();

export function usePreferences(): Readonly<Preferences> {
  return useSyncExternalStore(onPreferencesChange, currentPreferences, currentPreferences);
}

export function currentPreferences(): Readonly<Preferences> {
  return current;
}

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  const changed = { ...current, [key]: value };
  if (isRemembered(key)) remember(changed, key);
  show(changed);
}

/** Shows these for a while, and remembers nothing of it. Answers what puts back what nobody has changed since. */
export function showMeanwhile(layout: Partial<Preferences>): () => void {
  const before = new Map<string, unknown>(Object.entries(current));
  const asked = Object.entries(layout);
  show({ ...current, ...layout });
  return () => {
    const now = new Map<string, unknown>(Object.entries(current));
    const kept = asked.filter(([key, value]) => now.get(key) === value).map(([key]) => [key, before.get(key)]);
    show({ ...current, ...Object.fromEntries(kept) });
  };
}

export function resetPreferences(): void {
  forgetRemembered();
  show(defaultPreferences);
}

export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function colorSchemeOf(skin: Skin): 'light' | 'dark' {
  return skin === 'dark' ? 'dark' : 'light';
}

function isRemembered(key: string): key is RememberedKey {
  return rememberedKeys.some((remembered) => remembered === key);
}

function show(preferences: Readonly<Preferences>): void {
  current = preferences;
  const root = document.documentElement;
  root.dataset.skin = preferences.skin;
  root.dataset.mantineColorScheme = colorSchemeOf(preferences.skin);
  root.dir = preferences.direction ?? directionOf(root.lang);
  for (const listener of listeners) listener();
}

addEventListener('storage', (event) => {
  if (event.storageArea !== localStorage || (event.key !== null && !isRemembered(event.key))) return;
  show({ ...current, ...pickRemembered(defaultPreferences), ...readRemembered() });
});

function pickRemembered({ skin, direction, menuCollapsed }: Readonly<Preferences>) {
  return { skin, direction, menuCollapsed };
}
