import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when the dialog came, once it is closed or gone; unless it has moved on since. Mantine's own way
 * waits for `opened` to change, and our dialogs are mounted open: they are loaded when somebody wants them.
 */
export function useReturnFocus(isOpen = true, known?: Element | null): void {
  const [opener] = useState(() => openerOf(known ?? document.activeElement));
  useEffect(() => {
    if (isOpen) return () => giveBack(opener());
  }, [isOpen, opener]);
  // A dialog that is closed as soon as it stands there takes the focus while it leaves already.
  useEffect(() => () => giveBack(opener()), [opener]);
}

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected && isFocusLost()) element.focus({ preventScroll: true });
}

/** What was chosen in a menu is gone with it: then it is the button of the menu. */
function openerOf(element: Element | null): () => Element | null {
  const buttonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return () => (buttonId ? document.getElementById(buttonId) : element);
}

/** Also by what is on its way out still: a dialog of its own, such as a window that was opened from there, keeps what it has. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-leaving]') !== null;
}
