import { type RefObject, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

type Source = 'hover' | 'press';

export interface Dropdowns {
  /** The open dropdown of each level, from the outside in. */
  open: readonly string[];
  show: (level: number, titleKey: string) => void;
  press: (level: number, titleKey: string) => void;
  closeFrom: (level: number) => void;
  enter: (level: number, titleKey: string) => void;
  leave: () => void;
}

const patience = 180;

/** Which dropdowns are open. The pointer opens and leaves them, with some patience; a press keeps one open until the next. */
export function useDropdowns(root: RefObject<HTMLElement | null>): Dropdowns {
  const [open, setOpen] = useState<readonly string[]>([]);
  const source = useRef<Source>('press');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => setOpen([]);
  useDismissal(root, open.length > 0, close);

  function show(level: number, titleKey: string, by: Source = 'press') {
    clearTimeout(timer.current);
    source.current = by;
    setOpen((before) => [...before.slice(0, level), titleKey]);
  }

  function closeFrom(level: number) {
    clearTimeout(timer.current);
    setOpen((before) => before.slice(0, level));
  }

  return {
    open,
    show,
    closeFrom,
    press(level, titleKey) {
      const isOpen = open[level] === titleKey;
      if (isOpen && source.current === 'press') closeFrom(level);
      else show(level, titleKey);
    },
    enter: (level, titleKey) => show(level, titleKey, 'hover'),
    leave() {
      clearTimeout(timer.current);
      if (source.current === 'hover') timer.current = setTimeout(close, patience);
    },
  };
}
