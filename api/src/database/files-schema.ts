import type { Subject } from '@atrium/contract/policy';

export interface FilesSchema {
  files: FileRow;
  fileReaders: { fileId: number; accountId: number };
}

/** What a picture may belong to: whoever may read this may read the picture. */
export type PictureSubject = Extract<Subject, 'Auth' | 'Blog' | 'Invoice' | 'Product' | 'Profile'>;

export interface FileRow {
  id: number;
  accountId: number | null;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
  /** Null as long as nothing has referred to it. */
  subject: PictureSubject | null;
  createdAt: string;
  /** When it was first sent along with something; null for what never was. */
  sharedAt: string | null;
}
