import type { PictureType } from '@atrium/contract/files';

/** What the first bytes of a picture are, whatever it is called; `.` stands for any byte. */
const beginnings: readonly (readonly [PictureType, string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
];

export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const known = beginnings.find(([, beginning]) => beginsWith(bytes, beginning));
  return known?.[0] ?? null;
}

function beginsWith(bytes: Uint8Array, beginning: string): boolean {
  return [...beginning].every((letter, index) => letter === '.' || bytes[index] === letter.charCodeAt(0));
}
