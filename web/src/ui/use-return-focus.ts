import { useEffect, useState } from 'react';

type Opener = () => Element | null;

/** Of the dialogs that stand there, the latest last. */
const standing: Opener[] = [];

/**
 * Gives the focus back to where it was when the dialog came, once it is closed or gone; unless it has moved on since. Mantine's own way
 * waits for `opened` to change, and our dialogs are mounted open: they are loaded when somebody wants them.
 */
export function useReturnFocus(isOpen = true, known?: Element | null): void {
  const [opener] = useState(() => openerOf(known ?? document.activeElement, standing.at(-1)));
  useEffect(() => {
    standing.push(opener);
    return () => {
      standing.splice(standing.indexOf(opener), 1);
    };
  }, [opener]);
  useEffect(() => {
    if (isOpen) return () => giveBack(opener());
  }, [isOpen, opener]);
  // A dialog that is closed as soon as it stands there takes the focus while it leaves already.
  useEffect(() => () => giveBack(opener()), [opener]);
}

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected && isFocusLost()) element.focus({ preventScroll: true });
}

/**
 * What was chosen in a menu is gone with it: then it is the button of the menu. What stood in a dialog is gone where another came in its place:
 * then it is what that one was opened from.
 */
function openerOf(element: Element | null, before: Opener | undefined): Opener {
  const buttonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return () => {
    const own = buttonId ? document.getElementById(buttonId) : element;
    if (own?.isConnected || !before || standing.includes(before)) return own;
    return before();
  };
}

/** Also by what is on its way out still: a dialog of its own, such as a window that was opened from there, keeps what it has. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-leaving]') !== null;
}
