import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While something is open, the focus that goes elsewhere and a press elsewhere close it. A toast is not elsewhere: it speaks of what was done
 * there, and would move away from under the press.
 */
export function useDismissal(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || root.current?.contains(target) || target.closest('[data-toast]')) return;
    close();
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
