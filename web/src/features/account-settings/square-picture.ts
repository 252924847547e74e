const side = 128;
const quality = 0.85;

/** The middle of a picture, as small as it is shown, as an address that holds it; null for what is no picture. */
export async function squarePicture(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  const size = Math.min(bitmap.width, bitmap.height);
  const [x, y] = [(bitmap.width - size) / 2, (bitmap.height - size) / 2];
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, x, y, size, size, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/webp', quality);
}
