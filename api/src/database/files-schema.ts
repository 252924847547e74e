import type { Subject } from '@atrium/contract/policy';

export interface FilesSchema {
  files: FileRow;
  fileReaders: { fileId: number; accountId: number };
}

export interface FileRow {
  id: number;
  accountId: number | null;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
  /** Whoever may read this may read the file; null as long as nothing has referred to it. */
  subject: Subject | null;
  createdAt: string;
  /** When it was first sent along with something; null for what never was. */
  sharedAt: string | null;
}
