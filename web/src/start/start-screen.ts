import type { AnyRouter } from '@tanstack/react-router';

/** The mark of index.html stays until the first page is there. */
export function hideStartScreen(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    document.getElementById('start')?.remove();
    stop();
  });
}

/** Without the texts nothing can be said in the right language, so this one sentence comes with index.html. */
export function sayThatStartFailed(error: unknown): void {
  console.error(error);
  document.getElementById('start-failure')?.removeAttribute('hidden');
}
