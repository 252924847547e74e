import { pictureTypeOf } from './picture-type.ts';

export const anyMediaType = 'application/octet-stream';

/** What it says it is, but for pictures: those are what their bytes are. */
export function mediaTypeOf(given: string, bytes: Uint8Array): string {
  const picture = pictureTypeOf(bytes);
  if (picture) return picture;
  const [type = ''] = given.toLowerCase().split(';');
  const isType = /^[a-z\d][\w!#$&^.+-]{0,60}\/[a-z\d][\w!#$&^.+-]{0,100}$/.test(type.trim());
  return isType && !type.includes('image/') ? type.trim() : anyMediaType;
}
