import { useCallback, useEffect, useId, useRef } from 'react';
import type { PanelControls } from './side-panel.tsx';

/** A part of a panel says whether closing would lose something of it. */
export type MarkUnsaved = (part: string, is: boolean) => void;

/** For a panel in which more than one thing is written: it asks before it closes over any of them. */
export function useUnsavedParts({ setDirty }: Pick<PanelControls, 'setDirty'>): MarkUnsaved {
  const unsaved = useRef(new Set<string>());
  return useCallback(
    (part, is) => {
      if (is) unsaved.current.add(part);
      else unsaved.current.delete(part);
      setDirty(unsaved.current.size > 0);
    },
    [setDirty],
  );
}

/** A part that says so itself, as long as it is there. */
export function useMarkedUnsaved(markUnsaved: MarkUnsaved | undefined, isUnsaved: boolean): void {
  const part = useId();
  useEffect(() => {
    markUnsaved?.(part, isUnsaved);
    return () => markUnsaved?.(part, false);
  }, [markUnsaved, part, isUnsaved]);
}
