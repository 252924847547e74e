import type { PictureType } from '@atrium/contract/files';
import type { Subject } from '@atrium/contract/policy';

export interface FilesSchema {
  files: FileRow;
}

export interface FileRow {
  id: number;
  accountId: number | null;
  name: string;
  mediaType: PictureType;
  size: number;
  sha256: string;
  bytes: Uint8Array;
  /** Whoever may read this may read the file; null as long as nothing has referred to it. */
  subject: Subject | null;
  createdAt: string;
}
