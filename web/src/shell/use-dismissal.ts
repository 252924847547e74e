import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While something is open, the focus that goes elsewhere and a press elsewhere close it. */
export function useDismissal(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
}
