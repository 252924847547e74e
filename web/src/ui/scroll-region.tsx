import type { KeyboardEvent, ReactNode, RefObject } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  ref?: RefObject<HTMLElement | null>;
  onScroll?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A part of the page that scrolls by itself, with the keys too. */
export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keys.
    <section tabIndex={0} aria-label={label} {...rest}>
      {children}
    </section>
  );
}
