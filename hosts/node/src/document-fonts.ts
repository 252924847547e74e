import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DocumentFonts } from '@atrium/api/services';

const require = createRequire(import.meta.url);
let fonts: Promise<DocumentFonts> | undefined;

/** Read when a document is first made, and kept from then on. */
export function documentFonts(): Promise<DocumentFonts> {
  fonts ??= readFonts().catch((error) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readFonts(): Promise<DocumentFonts> {
  const read = (name: string) => readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const [regular, bold] = await Promise.all([read('DejaVuSans'), read('DejaVuSans-Bold')]);
  return { regular, bold };
}
