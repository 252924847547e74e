import type { ReactNode } from 'react';

/** A part of the page that scrolls by itself, with the keys too. */
export function ScrollRegion(props: { label: string; className?: string | undefined; children: ReactNode }) {
  const { label, className, children } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keys.
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
