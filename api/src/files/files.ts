import { fileIdIn, type StoredFile } from '@atrium/contract/files';
import type { Subject } from '@atrium/contract/policy';
import { recordChange } from '../changes/record.ts';
import type { Context, SignedInContext } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { nextId } from '../database/sequences.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import {
  countUnusedFiles,
  findFile,
  findFileRecord,
  insertFile,
  removeUnusedFiles,
  setSubject,
} from './files.queries.ts';
import { pictureTypeOf } from './picture-type.ts';

const mostUnused = 200;
const unusedMilliseconds = 86_400_000;

export async function uploadFile(
  context: SignedInContext,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ file: StoredFile; changeId: number }> {
  const mediaType = pictureTypeOf(bytes);
  if (mediaType === null) throw badInput([{ path: '', message: 'This is no PNG, JPEG, WebP or GIF picture.' }]);
  const sha256 = await digestOf(bytes);
  const { accountId } = context.caller;
  const stored = await context.services.engine.write(async (transaction) => {
    if ((await countUnusedFiles(transaction, accountId)) >= mostUnused)
      throw conflict(`You have uploaded ${mostUnused} files that nothing refers to. Try again tomorrow.`);
    const id = await nextId(transaction, 'files');
    const file = { id, name, mediaType, size: bytes.length, createdAt: context.now };
    await insertFile(transaction, { ...file, accountId, sha256, bytes, subject: null });
    const change = { entity: 'file', entityId: id, entityName: name, before: null, after: file } as const;
    return { file, changeId: await recordChange(transaction, context, { ...change, ownerId: accountId }) };
  });
  context.services.background(sweep(context));
  return stored;
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Removes what was uploaded and never used. A file that something has referred to stays, also when nothing does any more: the record of
 * changes still refers to it, and undo may bring the reference back.
 */
async function sweep({ services, now }: Context): Promise<void> {
  const before = new Date(Date.parse(now) - unusedMilliseconds).toISOString();
  await services.engine.write((transaction) => removeUnusedFiles(transaction, before));
}

/**
 * Notes that a record refers to a picture, so that whoever may read the subject may see it. Only whoever uploaded a file can give it to
 * something; a picture that is no stored file is left alone.
 */
export async function useFile(
  transaction: Transaction,
  { caller }: SignedInContext,
  picture: string,
  subject: Subject,
  path: string,
): Promise<void> {
  const id = fileIdIn(picture);
  if (id === null) return;
  const file = await findFileRecord(transaction, id);
  if (file?.subject === subject) return;
  if (file?.subject !== null || file.accountId !== caller.accountId)
    throw badInput([{ path, message: 'There is no such picture. Upload it again.' }]);
  await setSubject(transaction, id, subject);
}

/** The bytes of a file never change, so whoever has them may keep them; whatever is in them, no browser runs it. */
export async function getFile({ services, caller, ability }: SignedInContext, id: number): Promise<Response> {
  const file = await findFile(services.engine.read, id);
  const isShown = file?.subject != null && ability.can('read', file.subject);
  if (!file || !(isShown || file.accountId === caller.accountId)) throw notFound('file');
  const headers = {
    'content-type': file.mediaType,
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
    etag: `"${file.sha256}"`,
  };
  return new Response(new Uint8Array(file.bytes), { headers });
}
