import { pathOfFile, pictureTypes } from '@atrium/contract/files';

interface Attached {
  fileId: number | null;
  mediaType: string;
  thumbnail: string;
}

/** What is shown of a file: a picture itself, and of others what came with them, which is mostly nothing. */
export function thumbnailOf({ fileId, mediaType, thumbnail }: Attached): string {
  const isPicture = pictureTypes.some((type) => type === mediaType);
  return fileId !== null && isPicture ? pathOfFile(fileId) : thumbnail;
}
