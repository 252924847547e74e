import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

/**
 * Something that opens under the first button in `root`. Escape closes it from wherever the focus is within, and the button has the focus
 * again. Other keys that are pressed there while it is open go to `onKey`.
 */
export function useDrop(onKey?: (event: KeyboardEvent, root: HTMLElement) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useDismissal(root, isOpen, () => setIsOpen(false));

  function close() {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || !root.current || !(target instanceof Node) || !root.current.contains(target)) return;
    if (key === 'Escape') close();
    else onKey?.(event, root.current);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return { root, isOpen, toggle: () => setIsOpen(!isOpen), close };
}
