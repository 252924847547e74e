import type { AnyRouter } from '@tanstack/react-router';

/** The addresses of this tab's history that were seen since it was loaded, each at its place. */
const seen: string[] = [];

/** From now on it is known what lies behind the page that is shown. Whoever listens to the history itself keeps the router from its first redirect. */
export function followHistory(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    seen[toLocation.state.__TSR_index] = toLocation.publicHref;
  });
}

/** Whether one step back leads to this address. */
export function liesBehind({ history }: Pick<AnyRouter, 'history'>, href: string): boolean {
  return seen[history.location.state.__TSR_index - 1] === href;
}
