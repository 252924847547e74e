import { ChatAttachment, type ChatMessage, ChatQuote, sendChatMessage } from '@atrium/contract/chat';
import { sendToChatGroup } from '@atrium/contract/chat-groups';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { BackendError, messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { isConnected, onConnectionChange } from '../../../backend/connection.ts';
import { home } from '../../../backend/home.ts';
import { onSessionChange, storedAccount } from '../../../session/stored-session.ts';
import { keyOf, type PartnerId } from '../contacts/partner.ts';

/** A message that was written and not sent yet. */
const Waiting = z.object({
  clientKey: z.string(),
  /** To whom it goes: one of these two. */
  contactId: z.optional(z.int()),
  groupId: z.optional(z.int()),
  text: z.string(),
  attachments: z.array(ChatAttachment),
  /** The message that it answers. */
  answers: z._default(z.nullable(ChatQuote), null),
  at: z.string(),
  /** Why it was refused; it then waits for its writer. */
  problem: z.nullable(z.string()),
});
export type Waiting = z.infer<typeof Waiting>;

/** A message that is stored now, and the key of whom it went to. */
interface Sent {
  to: string;
  message: ChatMessage;
}

const pauseMilliseconds = 3_000;
const listeners = new Set<() => void>();
const sentListeners = new Set<(sent: Sent) => void>();
let cached: { key: string; text: string | null; waiting: readonly Waiting[] } | undefined;
let isSending = false;

/** It outlives a reload and the closing of the browser. */
function storageKey(): string {
  return `chat-outbox:${home}:${storedAccount()?.id ?? 0}`;
}

function waitingMessages(): readonly Waiting[] {
  const key = storageKey();
  const text = localStorage.getItem(key);
  if (cached?.key !== key || cached.text !== text) cached = { key, text, waiting: parse(text) };
  return cached.waiting;
}

function parse(text: string | null): Waiting[] {
  try {
    return z.array(Waiting).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

function store(change: (waiting: readonly Waiting[]) => readonly Waiting[]): void {
  const waiting = change(waitingMessages());
  if (waiting.length === 0) localStorage.removeItem(storageKey());
  else localStorage.setItem(storageKey(), JSON.stringify(waiting));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** All messages that wait, in the order of writing, in this and every other tab. */
export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, waitingMessages);
}

/** Calls back with each message once it is stored; it is in the outbox until all have heard of it. */
export function onSent(listener: (sent: Sent) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

export function addWaiting({ kind, id }: PartnerId, message: Pick<Waiting, 'text' | 'attachments' | 'answers'>): void {
  const to = kind === 'group' ? { groupId: id } : { contactId: id };
  const at = new Date().toISOString();
  store((waiting) => [...waiting, { ...to, ...message, at, clientKey: crypto.randomUUID(), problem: null }]);
  void sendWaiting();
}

/** The key of whom it goes to. */
export function keyOfWaiting({ contactId = 0, groupId }: Waiting): string {
  return keyOf(groupId === undefined ? { kind: 'contact', id: contactId } : { kind: 'group', id: groupId });
}

export function forgetWaiting(clientKey: string): void {
  store((waiting) => waiting.filter((message) => message.clientKey !== clientKey));
}

export function tryAgain(clientKey: string): void {
  store((waiting) =>
    waiting.map((message) => (message.clientKey === clientKey ? { ...message, problem: null } : message)),
  );
  void sendWaiting();
}

/**
 * Sends what waits, one after the other, by one tab at a time. A message keeps its key until the server has answered: one that was stored
 * although nobody heard the answer is not stored again.
 */
export async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    await navigator.locks.request(storageKey(), async () => {
      for (let next = nextToSend(); next; next = nextToSend()) {
        if (!(await sendNext(next))) return;
      }
    });
  } finally {
    isSending = false;
  }
}

function nextToSend(): Waiting | undefined {
  return storedAccount() === null ? undefined : waitingMessages().find(({ problem }) => problem === null);
}

/** Whether to go on with the one after it. */
async function sendNext(message: Waiting): Promise<boolean> {
  try {
    const sent = await send(message);
    for (const listener of sentListeners) listener(sent);
    forgetWaiting(message.clientKey);
    return true;
  } catch (error) {
    if (!isRefusal(error)) {
      setTimeout(() => void sendWaiting(), pauseMilliseconds);
      return false;
    }
    const problem = messageOf(error);
    store((waiting) => waiting.map((each) => (each.clientKey === message.clientKey ? { ...each, problem } : each)));
    return true;
  }
}

async function send(waiting: Waiting): Promise<Sent> {
  return { to: keyOfWaiting(waiting), message: await stored(waiting) };
}

async function stored({
  contactId = 0,
  groupId,
  text,
  attachments,
  answers,
  clientKey,
}: Waiting): Promise<ChatMessage> {
  const attachmentIds = attachments.map(({ id }) => id);
  const written = { message: text, clientKey, attachmentIds, ...(answers && { answersId: answers.id }) };
  if (groupId !== undefined)
    return (await call(sendToChatGroup, { parameters: { id: groupId }, body: written })).message;
  const obj = { contact: { id: contactId }, ...written };
  return (await call(sendChatMessage, { body: { obj } })).response.newMessageData;
}

/** What was refused would be refused again; a session that has ended, and a server that is busy, would not. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}

addEventListener('storage', ({ key, storageArea }) => {
  if (storageArea === localStorage && (key === null || key === storageKey())) tell();
});
onConnectionChange(() => isConnected() && void sendWaiting());
onSessionChange(tell);
