import { useState } from 'react';
import type { Trail } from './menu-tree.ts';

export interface OpenGroups {
  /** The open group of each level, from the outside in: there is one at most. */
  open: readonly string[];
  toggle: (level: number, titleKey: string) => void;
  /** Back to what leads to the current page. */
  reset: () => void;
}

/** Which groups of the menu are open. Those of the current page are, whenever another page is shown. */
export function useOpenGroups({ groups }: Trail): OpenGroups {
  const current = groups.map(({ titleKey }) => titleKey);
  const [open, setOpen] = useState<readonly string[]>(current);
  const [shown, setShown] = useState(current.join());
  if (shown !== current.join()) {
    setShown(current.join());
    setOpen(current);
  }
  return {
    open,
    toggle: (level, titleKey) =>
      setOpen((before) =>
        before[level] === titleKey ? before.slice(0, level) : [...before.slice(0, level), titleKey],
      ),
    reset: () => setOpen(current),
  };
}
