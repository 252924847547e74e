import type { MantineColorSchemeManager } from '@mantine/core';
import { colorSchemeOf, currentPreferences, onPreferencesChange } from '../preferences/preferences.ts';

/** The skin decides the color scheme, so Mantine keeps none of its own. */
export function skinColorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  const get = () => colorSchemeOf(currentPreferences().skin);
  return {
    get,
    set() {},
    subscribe(onUpdate) {
      stop = onPreferencesChange(() => onUpdate(get()));
    },
    unsubscribe() {
      stop();
    },
    clear() {},
  };
}
