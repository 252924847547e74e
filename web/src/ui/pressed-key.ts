type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * What a key says, for shortcuts: on an Arabic keyboard, where Z says ئ and ? says ؟, what the same key says on one with Latin letters. Others keep
 * what they say: a Z is where it stands on a German one.
 */
export function pressedKey({ key, code, shiftKey }: Key): string {
  if (!/\p{scx=Arab}/u.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter === undefined) return key;
  return shiftKey ? letter : letter.toLowerCase();
}
