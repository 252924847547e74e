import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** On another page the focus moves to its heading, unless something there has taken it already, or somebody types in a dialog. */
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
  if (document.activeElement?.matches('[role="dialog"] :is(input, textarea)')) return;
  if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
  const target = main.querySelector('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
