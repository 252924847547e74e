import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { PageTransition } from '../preferences/preference-values.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path of the page that is shown already, and has another address from now on. */
    samePageAs?: string;
  }
}

/** How a page comes in. `reading` is 1 from left to right and -1 the other way. */
const frames = {
  fadeIn: () => [{ opacity: 0 }, {}],
  fadeInLeft: (reading: number) => [{ opacity: 0, translate: `${-16 * reading}px 0` }, {}],
  zoomIn: () => [{ opacity: 0, scale: 0.985 }, {}],
  none: () => null,
} as const satisfies Record<PageTransition, (reading: number) => Keyframe[] | null>;

/** Lets each new page come in as the customizer says; a change of the setting shows itself at once. */
export function usePageTransition(page: RefObject<HTMLElement | null>, transition: PageTransition): void {
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { state, pathname } = resolvedLocation ?? location;
      return state.samePageAs ?? pathname;
    },
  });
  const shown = useRef('');
  useEffect(() => {
    const showing = `${transition} ${pathname}`;
    const isFirst = shown.current === '';
    if (shown.current === showing) return;
    shown.current = showing;
    if (isFirst || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const keyframes = frames[transition](document.dir === 'rtl' ? -1 : 1);
    if (keyframes) page.current?.animate(keyframes, { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  }, [page, pathname, transition]);
}
