import * as z from 'zod/mini';
import { anyMedia, route } from './route.ts';
import { id, idParameter, moment, requiredText } from './text.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const PictureType = z.enum(pictureTypes);
export type PictureType = z.infer<typeof PictureType>;

export const mostFileBytes = 5_000_000;
export const mostAttachmentBytes = 10_000_000;

export const StoredFile = z.object({
  id: id(),
  name: z.string(),
  mediaType: PictureType,
  size: z.int(),
  createdAt: moment(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** A file of any kind that goes along with a mail or a message. Only what is one of `pictureTypes` may be shown; all else is for download. */
export const StoredAttachment = z.object({
  id: id(),
  /** As it was given, without what could deceive whoever saves it. */
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  createdAt: moment(),
});
export type StoredAttachment = z.infer<typeof StoredAttachment>;

/** Where a record says that its picture is a stored file. */
export function pathOfFile(fileId: number): string {
  return `/api/v1/files/${fileId}`;
}

/** The id of the stored file that a picture is; null when it is none. */
export function fileIdIn(picture: string): number | null {
  const [, digits] = /^\/api\/v1\/files\/([1-9]\d{0,14})$/.exec(picture) ?? [];
  return digits === undefined ? null : Number(digits);
}

export const uploadFile = route({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/v1/files',
  summary:
    'Upload a picture: its bytes are the body, PNG, JPEG, WebP or GIF of 5 MB at most. What nothing refers to within a day is removed.',
  access: { action: 'create', subject: 'File' },
  query: z.object({ name: requiredText(120) }),
  upload: { media: pictureTypes, mostBytes: mostFileBytes },
  status: 201,
  response: z.object({ file: StoredFile, changeId: id() }),
});

export const uploadAttachment = route({
  name: 'uploadAttachment',
  method: 'POST',
  path: '/api/v1/attachments',
  summary:
    'Upload a file to send along: its bytes are the body, of any kind, 10 MB at most. Its uploader may read it, and whomever it is sent to. What is sent to nobody within a day is removed.',
  access: { action: 'create', subject: 'Attachment' },
  query: z.object({ name: requiredText(255) }),
  upload: { media: [anyMedia], mostBytes: mostAttachmentBytes },
  status: 201,
  response: z.object({ file: StoredAttachment, changeId: id() }),
});

export const getFile = route({
  name: 'getFile',
  method: 'GET',
  path: '/api/v1/files/{id}',
  summary:
    "The bytes of a file: of one's own, of one that was sent to one, and of one that belongs to something that one may read. They never change. What is no picture is a download.",
  access: { action: 'read', subject: 'Auth' },
  parameters: z.object({ id: idParameter() }),
  isConditional: true,
  status: 200,
  response: { media: anyMedia },
});
