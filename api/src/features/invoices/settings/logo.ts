import { fileIdIn } from '@atrium/contract/files';
import { longestLogoSide } from '@atrium/contract/invoice-settings';
import { type RawBuilder, sql } from 'kysely';
import type { SignedInContext } from '../../../context.ts';
import { drawablePicture } from '../../../documents/pictures.ts';
import { Undrawable } from '../../../documents/undrawable.ts';
import { badInput } from '../../../errors.ts';
import { findFile } from '../../../files/files.queries.ts';
import { type UploadedFile, uploadFile } from '../../../files/files.ts';
import type { PictureUses } from '../../../files/picture-uses.ts';

export async function uploadLogo(context: SignedInContext, uses: PictureUses, file: UploadedFile) {
  await requireDrawable(file.bytes, '');
  return uploadFile(context, uses, file);
}

/** What was uploaded elsewhere may be a picture that no document can have. Looked at before the transaction, which is not to wait for it. */
export async function refuseUndrawable({ services, caller }: SignedInContext, logo: string): Promise<void> {
  const id = fileIdIn(logo);
  const file = id === null ? undefined : await findFile(services.engine.read, id, caller.accountId);
  if (file?.accountId === caller.accountId && file.subject === null)
    await requireDrawable(new Uint8Array(file.bytes), 'logo');
}

async function requireDrawable(bytes: Uint8Array<ArrayBuffer>, path: string): Promise<void> {
  try {
    await drawablePicture(bytes, longestLogoSide);
  } catch (error) {
    if (error instanceof Undrawable) throw badInput([{ path, message: error.message }]);
    throw error;
  }
}

export function isLogo(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (select 1 from invoice_settings where logo = ${path})`;
}
