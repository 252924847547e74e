import { ChatAttachment } from '@atrium/contract/chat';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { stopUpload, uploadFile } from '../../ui/uploads.ts';
import { keptHere } from './kept-here.ts';

/** A file that will go along with the message that is being written to a contact. */
export interface Attaching {
  key: string;
  name: string;
  /** Null while it is on its way to the server. */
  file: ChatAttachment | null;
}

const arrived = keptHere('chat-files', z.record(z.string(), z.array(ChatAttachment)), {});
/** Of each contact that was written to in this tab, in the order of choosing. */
const lists = new Map<string, readonly Attaching[]>();
const listeners = new Set<() => void>();

function placeOf(contactId: number): string {
  return `${arrived.storageKey()}/${contactId}`;
}

function attachedTo(contactId: number): readonly Attaching[] {
  const place = placeOf(contactId);
  const known = lists.get(place);
  if (known) return known;
  const files = arrived.read()[contactId] ?? [];
  const list = files.map((file) => ({ key: crypto.randomUUID(), name: file.name, file }));
  lists.set(place, list);
  return list;
}

function change(contactId: number, by: (files: readonly Attaching[]) => readonly Attaching[]): void {
  const list = by(attachedTo(contactId));
  lists.set(placeOf(contactId), list);
  const files = list.flatMap(({ file }) => file ?? []);
  const { [contactId]: _, ...others } = arrived.read();
  arrived.store(files.length === 0 ? others : { ...others, [contactId]: files });
  for (const listener of listeners) listener();
}

/** Uploads it at once; it goes on when one turns to another contact. */
export async function attach(contactId: number, file: File): Promise<void> {
  const place = placeOf(contactId);
  const key = crypto.randomUUID();
  change(contactId, (files) => [...files, { key, name: file.name, file: null }]);
  try {
    const stored = await uploadFile(key, file);
    // Somebody else may have signed in meanwhile.
    if (placeOf(contactId) !== place) return;
    change(contactId, (files) => files.map((each) => (each.key === key ? { ...each, file: stored } : each)));
  } catch (error) {
    detach(contactId, key);
    throw error;
  }
}

export function detach(contactId: number, key: string): void {
  stopUpload(key);
  change(contactId, (files) => files.filter((each) => each.key !== key));
}

/** They have gone along with a message. */
export function detachAll(contactId: number): void {
  change(contactId, () => []);
}

export function useAttached(contactId: number): readonly Attaching[] {
  return useSyncExternalStore(subscribe, () => attachedTo(contactId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that have arrived, of all contacts, by their ids. */
export function useArrived(): Readonly<Record<string, readonly ChatAttachment[]>> {
  return useSyncExternalStore(arrived.subscribe, arrived.read);
}
