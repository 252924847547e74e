import { logoTypes, longestLogoSide, mostLogoBytes } from '@atrium/contract/invoice-settings';
import { drawnSmaller } from '../../../ui/forms/shrink-picture.ts';

const quality = 0.92;

/** Why a file was not taken: words for it are under `billing.settings.logo`. */
type LogoProblem = 'notALogo' | 'tooLarge';

/** A PNG that is small enough stays as it is. A JPEG is drawn anew, upright and in the colours of a screen, as documents want it. */
export async function logoPicture(file: File): Promise<Blob | LogoProblem> {
  const type = logoTypes.find((known) => known === file.type);
  if (!type) return 'notALogo';
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'notALogo';
  const isSmall = Math.max(bitmap.width, bitmap.height) <= longestLogoSide && file.size <= mostLogoBytes;
  const logo = type === 'image/png' && isSmall ? file : await drawnSmaller(bitmap, sizes(type));
  bitmap.close();
  if (!logo) return 'notALogo';
  return logo.size > mostLogoBytes ? 'tooLarge' : logo;
}

const sizes = (type: (typeof logoTypes)[number]) => ({ longestSide: longestLogoSide, type, quality });
