type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Keys that are pressed together with these are the browser's own: Ctrl+P prints, Alt and an arrow goes back. */
export function hasModifier({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey;
}
