import classes from './art.module.css';
import { Scene, Stones } from './scene.tsx';
import { arc, keystone, leftPier, opening, rightPier } from './stones.ts';

/** An arch whose keystone is gone: it lies on the ground. */
export function MissingStoneArt() {
  return (
    <Scene>
      <path className={classes.void} d={opening} />
      <Stones paths={leftPier} />
      <Stones paths={rightPier} />
      <Stones paths={arc.filter((_, index) => index !== keystone)} />
      <path className={classes.planned} d={arc[keystone]} />
      <path className={classes.accent} d={arc[keystone]} transform="translate(114 153.5) rotate(80 160 48)" />
    </Scene>
  );
}
