import { coverBays } from './cover-art.ts';
import classes from './cover.module.css';

/** The hall that the brand's mark stands for. */
export function Cover() {
  return (
    <svg className={classes.cover} viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {coverBays.map(({ far, wall, floor }) => (
        <g key={far}>
          <path d={wall} style={{ fill: `color-mix(in srgb, var(--far) ${far}%, var(--near))` }} />
          <path d={floor} style={{ fill: `color-mix(in srgb, var(--light) ${far}%, var(--floor))` }} />
        </g>
      ))}
    </svg>
  );
}
