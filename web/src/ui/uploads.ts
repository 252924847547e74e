import { problemTitles } from '@atrium/contract/errors';
import { type StoredAttachment, uploadAttachment } from '@atrium/contract/files';
import { useSyncExternalStore } from 'react';
import { BackendError, isOffline } from '../backend/backend-error.ts';
import { call } from '../backend/client.ts';
import { isConnected, onConnectionChange } from '../backend/connection.ts';

interface Upload {
  share: number;
  stop: AbortController;
  /** Null but while it waits for a connection: then it tries again. */
  again: (() => void) | null;
}

const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

/**
 * Uploads a file that is to go along with something. By its key one sees how far it has come, and stops it. Where nobody answers, it waits until
 * somebody does.
 */
export async function uploadFile(key: string, file: File): Promise<StoredAttachment> {
  if (file.size === 0) throw emptyFile();
  try {
    return await sendUntilAnswered(key, file, new AbortController());
  } finally {
    uploads.delete(key);
    tell();
  }
}

async function sendUntilAnswered(key: string, file: File, stop: AbortController): Promise<StoredAttachment> {
  for (;;) {
    try {
      return await send(key, file, stop);
    } catch (error) {
      if (!isOffline(error)) throw error;
      await untilConnected(key, stop);
    }
  }
}

async function send(key: string, file: File, stop: AbortController): Promise<StoredAttachment> {
  const onProgress = (share: number) => note(key, { share, stop, again: null });
  onProgress(0);
  const upload = new Blob([file], { type: file.type || 'application/octet-stream' });
  const query = { name: file.name.slice(-255) };
  return (await call(uploadAttachment, { query, upload }, { signal: stop.signal, onProgress })).file;
}

/** Or until somebody would rather try at once. */
async function untilConnected(key: string, stop: AbortController): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stopListening = onConnectionChange(() => isConnected() && resolve());
  stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
  note(key, { share: 0, stop, again: resolve });
  await promise.finally(stopListening);
}

function note(key: string, upload: Upload): void {
  uploads.set(key, upload);
  tell();
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

/** Tries once more with a file that waits for a connection; null while it does not. */
export function useUploadAgain(key: string): (() => void) | null {
  return useSyncExternalStore(subscribe, () => uploads.get(key)?.again ?? null);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
