import { type Preferences, skins } from './preference-values.ts';

/** What survives a reload: three settings, each as JSON under its own key; the direction as "is it right to left". */
type RememberedPreferences = Pick<Preferences, 'skin' | 'direction' | 'menuCollapsed'>;

export const rememberedKeys = ['skin', 'direction', 'menuCollapsed'] as const;
export type RememberedKey = (typeof rememberedKeys)[number];

export function readRemembered(): Partial<RememberedPreferences> {
  const skin = skins.find((known) => known === readJson('skin'));
  const isRightToLeft = readJson('direction');
  const menuCollapsed = readJson('menuCollapsed');
  return {
    ...(skin && { skin }),
    ...(typeof isRightToLeft === 'boolean' && { direction: isRightToLeft ? 'rtl' : 'ltr' }),
    ...(typeof menuCollapsed === 'boolean' && { menuCollapsed }),
  };
}

export function remember({ skin, direction, menuCollapsed }: RememberedPreferences, key: RememberedKey): void {
  const values = { skin, direction: direction === null ? null : direction === 'rtl', menuCollapsed };
  const value = values[key];
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
}

export function forgetRemembered(): void {
  for (const key of rememberedKeys) localStorage.removeItem(key);
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
