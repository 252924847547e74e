import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptHere } from '../../../session/kept-here.ts';

const drafts = keptHere('chat-drafts', z.record(z.string(), z.string()), {});

/** What was written in a conversation and not sent. */
export function draftTo(partnerKey: string): string {
  return drafts.read()[partnerKey] ?? '';
}

export function keepDraft(partnerKey: string, text: string): void {
  const { [partnerKey]: _, ...others } = drafts.read();
  drafts.store(text.trim() === '' ? others : { ...others, [partnerKey]: text });
}

/** Of all conversations, by the keys of their partners. */
export function useDrafts(): Readonly<Record<string, string>> {
  return useSyncExternalStore(drafts.subscribe, drafts.read);
}
