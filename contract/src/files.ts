import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idParameter, moment, requiredText } from './text.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const PictureType = z.enum(pictureTypes);
export type PictureType = z.infer<typeof PictureType>;

export const mostFileBytes = 5_000_000;

export const StoredFile = z.object({
  id: id(),
  name: z.string(),
  mediaType: PictureType,
  size: z.int(),
  createdAt: moment(),
});
export type StoredFile = z.infer<typeof StoredFile>;

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

export const getFile = route({
  name: 'getFile',
  method: 'GET',
  path: '/api/v1/files/{id}',
  summary:
    "The bytes of a file: of one's own, and of one that belongs to something that one may read. They never change.",
  access: { action: 'read', subject: 'Auth' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: { media: 'image/*' },
});
