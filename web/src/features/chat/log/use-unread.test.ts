import { describe, expect, it } from 'vitest';
import { after } from './use-unread.ts';

const opened = { lastReadId: 7, unreadAfter: 3, heldFrom: null };

describe('what is new in a chat that is open', () => {
  it('keeps its line while one reads on', () => {
    expect(after(opened, 9)).toEqual({ lastReadId: 9, unreadAfter: 3, heldFrom: null });
  });

  it('begins where it was marked as unread, however often, and is held', () => {
    const marked = after(opened, 5);
    expect(marked).toEqual({ lastReadId: 5, unreadAfter: 5, heldFrom: 7 });
    expect(after(marked, 2)).toEqual({ lastReadId: 2, unreadAfter: 2, heldFrom: 7 });
    expect(after(marked, 6)).toEqual({ lastReadId: 6, unreadAfter: 6, heldFrom: 7 });
  });

  it('is nothing when that was taken back, or read elsewhere', () => {
    const marked = after(opened, 5);
    for (const lastReadId of [7, 9])
      expect(after(marked, lastReadId)).toEqual({ lastReadId, unreadAfter: null, heldFrom: null });
  });
});
