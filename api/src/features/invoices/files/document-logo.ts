import { fileIdIn } from '@atrium/contract/files';
import type { InvoiceDocument } from '@atrium/contract/invoice-document';
import { longestLogoSide } from '@atrium/contract/invoice-settings';
import type { Database } from '../../../database/engine.ts';
import type { DrawablePicture } from '../../../documents/pictures.ts';
import { findPicture } from '../../../files/files.queries.ts';

/** What a document is headed with; null where that is nothing. What is in the settings was found drawable before it was kept. */
export async function logoOf(
  database: Database,
  { issuer }: Pick<InvoiceDocument, 'issuer'>,
): Promise<DrawablePicture | null> {
  const file = await findLogo(database, issuer.logo);
  if (!file) return null;
  const { drawablePicture } = await import('../../../documents/pictures.ts');
  return drawablePicture(new Uint8Array(file.bytes), longestLogoSide);
}

export async function findLogo(database: Database, logo: string) {
  const id = fileIdIn(logo);
  return id === null ? undefined : findPicture(database, id, 'Invoice');
}
