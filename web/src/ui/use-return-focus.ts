import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when the dialog came, once it is closed or gone; unless it has moved on since. Mantine's own way
 * waits for `opened` to change, and our dialogs are mounted open: they are loaded when somebody wants them.
 */
export function useReturnFocus(isOpen = true, known?: Element | null): void {
  const [opener] = useState(() => known ?? document.activeElement);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && isFocusLost()) opener.focus({ preventScroll: true });
    };
  }, [isOpen, opener]);
}

function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
}
