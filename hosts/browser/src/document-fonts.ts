import type { DocumentFonts } from '@atrium/api/services';

/** They lie beside the app, and are asked for when a document is first made; from then on the browser has them. */
export async function documentFonts(): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all([
    load(new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url)),
    load(new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', import.meta.url)),
  ]);
  return { regular, bold };
}

async function load(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The letters for documents did not come: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
