import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Draft } from '../grid/stage.ts';

export interface Drafting {
  /** As it is drawn. */
  draft: Draft | null;
  /** What is being moved right now, before it is drawn. */
  current: RefObject<Draft | null>;
  show: (next: Draft | null) => void;
  /** Leaves it standing where it was put, with nothing being moved any more, until what this answers is called. */
  wait: (dropped: Draft) => () => void;
}

/** What is being moved, resized or drawn. */
export function useDraft(onShow: RefObject<(draft: Draft) => void>): Drafting {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = useRef<Draft | null>(null);
  const show = useCallback(
    (next: Draft | null) => {
      current.current = next;
      setDraft(next);
      if (next) onShow.current(next);
    },
    [onShow],
  );
  const wait = useCallback((dropped: Draft) => {
    const waiting = { ...dropped, isDropped: true };
    current.current = null;
    setDraft(waiting);
    return () => setDraft((now) => (now === waiting ? null : now));
  }, []);
  return { draft, current, show, wait };
}
