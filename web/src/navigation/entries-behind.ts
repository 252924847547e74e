import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

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

/** What has not happened by then does not happen any more. */
const longestStepMilliseconds = 2_000;

/** One step back. It takes a moment: whoever goes to another page meanwhile, from where it would take them, is led there again. */
export function stepBack({ history }: Readonly<{ history: RouterHistory }>): void {
  const { pathname } = history.location;
  let elsewhere: string | undefined;
  const stop = history.subscribe(({ action, location }) => {
    if (action.type === 'PUSH' && location.pathname !== pathname) elsewhere = location.href;
  });
  const leadOn = () => {
    stop();
    if (elsewhere !== undefined) history.push(elsewhere);
  };
  const signal = AbortSignal.timeout(longestStepMilliseconds);
  signal.addEventListener('abort', stop);
  addEventListener('popstate', leadOn, { once: true, signal });
  history.back();
}
