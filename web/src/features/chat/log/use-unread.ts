import { useState } from 'react';
import type { OpenChat } from '../contacts/partner.ts';

interface Unread {
  /** The line of what is new stands after this message; null for no line. */
  unreadAfter: number | null;
  /** How far one has read while one was here, also when that was marked as unread since. */
  readUntil: number;
  /** Whether it was marked as unread while it was open: then it is read when one comes back to it, and not at once. */
  isHeld: boolean;
}

/** What is new in the chat that is open: what was when it was opened, or what was marked as unread since, here or on another device. */
export function useUnread({ unseenMsgs, lastReadId }: OpenChat): Unread {
  const [known, setKnown] = useState({
    lastReadId,
    unreadAfter: unseenMsgs > 0 ? lastReadId : null,
    heldFrom: null as number | null,
  });
  if (lastReadId !== known.lastReadId) setKnown(after(known, lastReadId));
  return {
    unreadAfter: known.unreadAfter,
    readUntil: known.heldFrom ?? known.lastReadId,
    isHeld: known.heldFrom !== null,
  };
}

interface Known {
  lastReadId: number;
  unreadAfter: number | null;
  /** How far one had read when it was marked. */
  heldFrom: number | null;
}

/** Read goes forward alone, unless something was marked; where it is again what it was, that was taken back, or read elsewhere. */
export function after({ lastReadId: before, unreadAfter, heldFrom }: Known, lastReadId: number): Known {
  const readUntil = heldFrom ?? before;
  if (lastReadId < readUntil) return { lastReadId, unreadAfter: lastReadId, heldFrom: readUntil };
  return { lastReadId, unreadAfter: heldFrom === null ? unreadAfter : null, heldFrom: null };
}
