import classes from './art.module.css';
import { Scene, Stones } from './scene.tsx';
import { arc, keystone, leftPier, opening, rightPier } from './stones.ts';

/** An arch with a crack. */
export function CrackArt() {
  return (
    <Scene>
      <path className={classes.void} d={opening} />
      <Stones paths={leftPier} />
      <g transform="rotate(3 244 212)">
        <Stones paths={rightPier} />
        <Stones paths={arc.slice(5)} />
      </g>
      <Stones paths={arc.slice(0, 4)} />
      <path className={classes.accent} d={arc[keystone]} transform="translate(3 14) rotate(9 160 50)" />
      <path className={classes.line} d="M176 20l-6 10 9 6-7 11" />
    </Scene>
  );
}
