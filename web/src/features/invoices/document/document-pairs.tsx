import type { Labelled } from '@atrium/contract/invoice-document';
import { numbered } from '../credit-notes/numbered.ts';
import classes from './invoice-document.module.css';

interface PairsProps {
  rows: readonly (Labelled & { readonly isStrong?: boolean })[];
  className: string | undefined;
}

/** Names and what they are; what has no value is left to be filled in by hand. */
export function Pairs({ rows, className }: PairsProps) {
  return (
    <dl className={className}>
      {numbered(rows).map(({ part: { label, value, isStrong = false }, number }) => (
        <div key={number}>
          <dt>{label}</dt>
          <dd data-strong={isStrong || undefined}>
            {value === '' ? <span className={classes.blank} /> : <bdi>{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
