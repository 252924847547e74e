import type { AnyRouter } from '@tanstack/react-router';

declare global {
  interface Window {
    /** The last key that early.js kept for the page. */
    earlyKey?: KeyboardEvent;
  }
}

/** What index.html and early.js show, the mark or the sign-in page, stays until the first page is there. */
export function hideStartScreen(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    document.getElementById('start')?.remove();
    const firstPaint = document.getElementById('first-paint');
    firstPaint?.remove();
    passOn(firstPaint?.dataset.click);
    passOnKey();
    stop();
  });
}

/** Gives a click on the painted page to what is now in its place. */
function passOn(click: string | undefined): void {
  if (click === undefined) return;
  const [x = 0, y = 0] = click.split(' ').map(Number);
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, input, label, select');
  target?.focus();
  target?.click();
}

/** Gives a key that was pressed before anything listened to what listens now. */
function passOnKey(): void {
  window.onkeydown = null;
  if (window.earlyKey) document.body.dispatchEvent(window.earlyKey);
}

/** Without the texts nothing can be said in the right language, so this one sentence comes with index.html. */
export function sayThatStartFailed(error: unknown): void {
  console.error(error);
  document.getElementById('first-paint')?.remove();
  document.getElementById('start-failure')?.removeAttribute('hidden');
}
