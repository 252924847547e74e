import classes from './cover.module.css';
import { coverBays } from './cover-art.ts';

/** The hall that the brand's mark stands for, with a tree in its court. */
export function Cover() {
  return (
    <svg className={classes.cover} viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={classes.shadow} d="M-720 820h2160v400h-2160z" />
      {coverBays.map(({ far, wall, floor }) => (
        <g key={far}>
          <path d={wall} style={{ fill: `color-mix(in srgb, var(--far) ${far}%, var(--near))` }} />
          <path d={floor} style={{ fill: `color-mix(in srgb, var(--floor-far) ${far}%, var(--floor-near))` }} />
        </g>
      ))}
      <ellipse className={classes.shadow} cx="360" cy="622" rx="34" ry="4" />
      <path className={classes.crown} d="M357 622v-62h6v62z" />
      <path className={classes.crown} d="M360 478c22 0 38 18 38 44s-16 46-38 46-38-20-38-46 16-44 38-44z" />
    </svg>
  );
}
