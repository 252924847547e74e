import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where one writes, or is at what one has opened under a button of the top bar while the page was on its way: taking the focus would close that. */
const kept = '[role="dialog"] :is(input, textarea), :has(> [data-drop]) *';

/** On another page the focus moves to its heading, unless something there has taken it already, or it is kept. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusPage();
      }),
    [router],
  );
}

function focusPage(): void {
  const main = document.querySelector('main');
  if (document.activeElement?.matches(kept)) return;
  if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
  const target = main.querySelector('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
