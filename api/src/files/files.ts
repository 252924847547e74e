import { fileIdIn, mostFileBytes, pictureTypes, type StoredFile } from '@atrium/contract/files';
import { recordChange } from '../changes/record.ts';
import type { Context, SignedInContext } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { FileRow, PictureSubject } from '../database/files-schema.ts';
import { nextId } from '../database/sequences.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { countFiles, findFile, findFileRecord, insertFile, removeUnusedFiles, setSubject } from './files.queries.ts';
import { anyMediaType } from './media-type.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { PictureUses } from './picture-uses.ts';

const mostUnused = 200;
const mostBytes = 1_000_000_000;
const unusedMilliseconds = 86_400_000;

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function uploadFile(
  context: SignedInContext,
  uses: PictureUses,
  { name, bytes }: UploadedFile,
): Promise<{ file: StoredFile; changeId: number }> {
  const mediaType = pictureTypeOf(bytes);
  if (mediaType === null) throw badInput([{ path: '', message: 'This is no PNG, JPEG, WebP or GIF picture.' }]);
  return storeUpload(context, uses, { name, mediaType, bytes });
}

/** Keeps a file of the caller's that nothing refers to yet. */
export async function storeUpload<Kind extends Pick<FileRow, 'name' | 'mediaType'>>(
  context: SignedInContext,
  uses: PictureUses,
  { bytes, ...kind }: Kind & UploadedFile,
) {
  const sha256 = await digestOf(bytes);
  const { accountId } = context.caller;
  const stored = await context.services.engine.write(async (transaction) => {
    await requireRoom(transaction, context, uses, bytes.length);
    const id = await nextId(transaction, 'files');
    const file = { id, ...kind, size: bytes.length, createdAt: context.now };
    await insertFile(transaction, { ...file, accountId, sha256, bytes, subject: null, sharedAt: null });
    const change = { entity: 'file', entityId: id, entityName: kind.name, before: null, after: file } as const;
    return { file, changeId: await recordChange(transaction, context, { ...change, ownerId: accountId }) };
  });
  context.services.background(sweep(context));
  return stored;
}

/** What is kept takes room: what is shown or was sent along, and what is too new to be removed. What was replaced or deleted takes none. */
async function requireRoom(
  transaction: Transaction,
  { caller, now }: SignedInContext,
  uses: PictureUses,
  size: number,
): Promise<void> {
  const { unused, bytes } = await countFiles(transaction, caller.accountId, { uses, since: dayBefore(now) });
  if (unused >= mostUnused)
    throw conflict(`You have uploaded ${mostUnused} files that nothing refers to. Try again tomorrow.`);
  if (bytes + size > mostBytes) throw conflict('Your files have all the room that there is for you: 1 GB.');
}

function dayBefore(now: string): string {
  return new Date(Date.parse(now) - unusedMilliseconds).toISOString();
}

export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Removes what was uploaded and never used. A file that something has referred to stays, also when nothing does any more: the record of
 * changes still refers to it, and undo may bring the reference back.
 */
async function sweep({ services, now }: Context): Promise<void> {
  await services.engine.write((transaction) => removeUnusedFiles(transaction, dayBefore(now)));
}

/**
 * Notes that a record refers to a picture, so that whoever may read the subject may see it. Only whoever uploaded a file can give it to
 * something; a picture that is no stored file is left alone.
 */
export async function useFile(
  transaction: Transaction,
  { caller }: SignedInContext,
  picture: string,
  subject: PictureSubject,
  path: string,
): Promise<void> {
  const id = fileIdIn(picture);
  if (id === null) return;
  const file = await findFileRecord(transaction, id);
  if (file?.subject === subject) return;
  if (file?.subject !== null || file.accountId !== caller.accountId || !isPicture(file))
    throw badInput([{ path, message: 'There is no such picture. Upload it again.' }]);
  await setSubject(transaction, id, subject);
}

function isPicture({ mediaType, size }: Pick<FileRow, 'mediaType' | 'size'>): boolean {
  return isShownType(mediaType) && size <= mostFileBytes;
}

function isShownType(mediaType: string): boolean {
  return pictureTypes.some((type) => type === mediaType);
}

/**
 * The bytes of a file never change, so whoever has them may keep them, for the token that they came with: a browser that somebody else signs in
 * with asks again, and is refused. Whatever is in them, no browser runs it. What is no picture is said to be nothing in particular: an address
 * of a blob, which the web app makes of it, has no header that could forbid anything.
 */
export async function getFile(context: SignedInContext, id: number): Promise<Response> {
  const { services, caller, ability, request } = context;
  const file = await findFile(services.engine.read, id, caller.accountId);
  const isShown = file?.subject != null && ability.can('read', file.subject);
  const isOwn = file?.accountId === caller.accountId || file?.readerId === caller.accountId;
  if (!file || !(isShown || (isOwn && mayReadOwn(context, file)))) throw notFound('file');
  const etag = `"${file.sha256}"`;
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Authorization',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const [type, place] = isShownType(file.mediaType) ? [file.mediaType, 'inline'] : [anyMediaType, 'attachment'];
  const disposition = `${place}; filename*=UTF-8''${encodedName(file.name)}`;
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'content-type': type, 'content-disposition': disposition },
  });
}

/** What was sent along with something is of its area: a key that is for others does not read it, as little as what it came with. */
function mayReadOwn({ caller, ability }: SignedInContext, { sharedAt }: Pick<FileRow, 'sharedAt'>): boolean {
  if (caller.key === null || caller.key.grants === null) return true;
  return ability.can('read', 'Attachment') || (sharedAt === null && ability.can('read', 'File'));
}

/** As RFC 8187 has it, which allows fewer letters than the function. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
