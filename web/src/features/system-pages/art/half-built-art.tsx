import classes from './art.module.css';
import { Scene, Stones } from './scene.tsx';
import { arc, leftPier, rightPier } from './stones.ts';

/** An arch that is half built. */
export function HalfBuiltArt() {
  return (
    <Scene>
      <Stones paths={leftPier} />
      <Stones paths={rightPier.slice(0, 3)} />
      <Stones paths={arc.slice(0, 2)} />
      {[...arc.slice(2), ...rightPier.slice(3)].map((path) => (
        <path key={path} className={classes.planned} d={path} />
      ))}
      <path className={classes.line} d="M228 2v22M228 24l-10 10M228 24l10 10" />
      <rect className={classes.accent} x="212" y="34" width="32" height="21" rx="1" />
    </Scene>
  );
}
