import { ChatAttachment } from '@atrium/contract/chat';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptHere } from '../../../session/kept-here.ts';
import { stopUpload, uploadFile } from '../../../ui/uploads.ts';

/** A file that will go along with the message that is being written in a conversation. */
export interface Attaching {
  key: string;
  name: string;
  /** Null while it is on its way to the server. */
  file: ChatAttachment | null;
}

const arrived = keptHere('chat-files', z.record(z.string(), z.array(ChatAttachment)), {});
/** Of each conversation that was written in in this tab, in the order of choosing. */
const lists = new Map<string, readonly Attaching[]>();
const listeners = new Set<() => void>();

function placeOf(partnerKey: string): string {
  return `${arrived.storageKey()}/${partnerKey}`;
}

function attachedTo(partnerKey: string): readonly Attaching[] {
  const place = placeOf(partnerKey);
  const known = lists.get(place);
  if (known) return known;
  const files = arrived.read()[partnerKey] ?? [];
  const list = files.map((file) => ({ key: crypto.randomUUID(), name: file.name, file }));
  lists.set(place, list);
  return list;
}

function change(partnerKey: string, by: (files: readonly Attaching[]) => readonly Attaching[]): void {
  const list = by(attachedTo(partnerKey));
  lists.set(placeOf(partnerKey), list);
  const files = list.flatMap(({ file }) => file ?? []);
  const { [partnerKey]: _, ...others } = arrived.read();
  arrived.store(files.length === 0 ? others : { ...others, [partnerKey]: files });
  for (const listener of listeners) listener();
}

/** Uploads it at once; it goes on when one turns to another conversation. */
export async function attach(partnerKey: string, file: File): Promise<void> {
  const place = placeOf(partnerKey);
  const key = crypto.randomUUID();
  change(partnerKey, (files) => [...files, { key, name: file.name, file: null }]);
  try {
    const stored = await uploadFile(key, file);
    // Somebody else may have signed in meanwhile.
    if (placeOf(partnerKey) !== place) return;
    change(partnerKey, (files) => files.map((each) => (each.key === key ? { ...each, file: stored } : each)));
  } catch (error) {
    detach(partnerKey, key);
    throw error;
  }
}

export function detach(partnerKey: string, key: string): void {
  stopUpload(key);
  change(partnerKey, (files) => files.filter((each) => each.key !== key));
}

/** They have gone along with a message. */
export function detachAll(partnerKey: string): void {
  change(partnerKey, () => []);
}

export function useAttached(partnerKey: string): readonly Attaching[] {
  return useSyncExternalStore(subscribe, () => attachedTo(partnerKey));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that have arrived, of all conversations, by the keys of their partners. */
export function useArrived(): Readonly<Record<string, readonly ChatAttachment[]>> {
  return useSyncExternalStore(arrived.subscribe, arrived.read);
}
