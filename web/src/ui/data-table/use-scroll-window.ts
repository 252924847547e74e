import { type RefObject, useEffect, useState } from 'react';

/** The window moves by so many rows at a time, and reaches as far beyond what is in sight. */
const step = 12;
/** As tall as the table stands on the page. */
const usualHeight = 520;

interface ScrollWindow {
  first: number;
  last: number;
  /** For a viewport that is drawn anew. */
  reset: () => void;
}

/** Which rows of a long list are drawn: those in sight, and some before and after. */
export function useScrollWindow(viewport: RefObject<HTMLElement | null>, rowHeight: number): ScrollWindow {
  const inSight = Math.ceil(usualHeight / rowHeight);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    // The viewport is drawn once the first rows are here.
    const onScroll = (event: Event) => {
      const element = viewport.current;
      if (!element || event.target !== element) return;
      setFirst(Math.max(0, Math.floor(element.scrollTop / rowHeight / step) - 1) * step);
    };
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [viewport, rowHeight]);
  return { first, last: first + inSight + 3 * step, reset: () => setFirst(0) };
}
