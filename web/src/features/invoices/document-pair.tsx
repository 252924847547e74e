import type { ReactNode } from 'react';

/** A name and what it is, in a `dl`. */
export function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
