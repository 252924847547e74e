import type { StoredAttachment } from '@atrium/contract/files';
import type { SignedInContext } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { badInput } from '../errors.ts';
import { inOrder } from '../lists/in-order.ts';
import { safeFileName } from './file-name.ts';
import { findReadableFiles, insertReaders, markShared, type SharedFile } from './files.queries.ts';
import { storeUpload, type UploadedFile } from './files.ts';
import { mediaTypeOf } from './media-type.ts';
import type { PictureUses } from './picture-uses.ts';

export async function uploadAttachment(
  context: SignedInContext,
  uses: PictureUses,
  { name, bytes }: UploadedFile,
): Promise<{ file: StoredAttachment; changeId: number }> {
  if (bytes.length === 0) throw badInput([{ path: '', message: 'This file is empty.' }]);
  const mediaType = mediaTypeOf(context.request.headers.get('content-type') ?? '', bytes);
  return storeUpload(context, uses, { name: safeFileName(name), mediaType, bytes });
}

/**
 * Lets these accounts read files that the caller uploaded or was sent, and keeps them from being removed as unused. Answers them in the
 * order of their ids; refuses all when one is not the caller's to give.
 */
export async function shareFiles(
  transaction: Transaction,
  { caller, now }: Pick<SignedInContext, 'caller' | 'now'>,
  fileIds: readonly number[],
  accountIds: readonly number[],
): Promise<SharedFile[]> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return [];
  const files = await findReadableFiles(transaction, caller.accountId, ids);
  if (files.length < ids.length)
    throw badInput([{ path: 'attachments', message: 'There is no such file any more. Attach it again.' }]);
  await giveFiles(transaction, ids, [caller.accountId, ...accountIds], now);
  return inOrder(ids, files);
}

/** The same where nobody asks: for what comes in, and for what leaves at its hour. */
export async function giveFiles(
  transaction: Transaction,
  fileIds: readonly number[],
  accountIds: readonly number[],
  now: string,
): Promise<void> {
  if (fileIds.length === 0) return;
  await insertReaders(transaction, fileIds, [...new Set(accountIds)]);
  await markShared(transaction, fileIds, now);
}
