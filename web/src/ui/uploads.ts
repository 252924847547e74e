import { problemTitles } from '@atrium/contract/errors';
import { type StoredAttachment, uploadAttachment } from '@atrium/contract/files';
import { useSyncExternalStore } from 'react';
import { BackendError } from '../backend/backend-error.ts';
import { call } from '../backend/client.ts';

interface Upload {
  share: number;
  stop: AbortController;
}

const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

/** Uploads a file that is to go along with something. By its key one sees how far it has come, and stops it. */
export async function uploadFile(key: string, file: File): Promise<StoredAttachment> {
  if (file.size === 0) throw emptyFile();
  const stop = new AbortController();
  uploads.set(key, { share: 0, stop });
  const onProgress = (share: number) => {
    uploads.set(key, { share, stop });
    tell();
  };
  const upload = new Blob([file], { type: file.type || 'application/octet-stream' });
  const query = { name: file.name.slice(-255) };
  try {
    return (await call(uploadAttachment, { query, upload }, { signal: stop.signal, onProgress })).file;
  } finally {
    uploads.delete(key);
    tell();
  }
}

/** As it would be refused, without asking. */
function emptyFile(): BackendError {
  const detail = 'This file is empty.';
  return new BackendError(400, { type: 'about:blank', title: problemTitles[400], status: 400, detail });
}

export function stopUpload(key: string): void {
  uploads.get(key)?.stop.abort();
}

/** Whether an upload ended because somebody stopped it, which is no failure. */
export function wasStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** How much of a file has gone, from 0 to 1. */
export function useUploadShare(key: string): number {
  return useSyncExternalStore(subscribe, () => uploads.get(key)?.share ?? 0);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
