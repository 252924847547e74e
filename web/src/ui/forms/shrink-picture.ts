import { mostFileBytes, type PictureType, pictureTypes } from '@atrium/contract/files';

const longest = 1_000;
const quality = 0.86;

/** Why a file was not taken: words for it are under `ui.picture`. */
type PictureProblem = 'notAPicture' | 'tooLarge';

/**
 * The picture as it is to be stored: no larger than any screen shows it, as WebP. One that moves stays as it is, and so does one that would
 * not become smaller.
 */
export async function shrunkPicture(file: File): Promise<Blob | PictureProblem> {
  const isKnown = pictureTypes.some((type) => type === file.type);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'notAPicture';
  const isSmall = Math.max(bitmap.width, bitmap.height) <= longest;
  const drawn =
    file.type === 'image/gif'
      ? null
      : await drawnSmaller(bitmap, { longestSide: longest, type: 'image/webp', quality });
  bitmap.close();
  const smallest = drawn && !(isKnown && isSmall && file.size <= drawn.size) ? drawn : file;
  if (!pictureTypes.some((type) => type === smallest.type)) return 'notAPicture';
  return smallest.size > mostFileBytes ? 'tooLarge' : smallest;
}

interface Drawing {
  longestSide: number;
  type: PictureType;
  quality: number;
}

/** Null where there is nothing to draw with. */
export async function drawnSmaller(bitmap: ImageBitmap, { longestSide, type, quality }: Drawing): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
