import classes from './art.module.css';
import { Scene, Stones } from './scene.tsx';
import { arc, leftPier, opening, rightPier } from './stones.ts';

/** An arch whose door is shut. */
export function ShutDoorArt() {
  return (
    <Scene>
      <path className={classes.shade} d={opening} />
      <Stones paths={leftPier} />
      <Stones paths={rightPier} />
      <Stones paths={arc} />
      <path className={classes.line} d="M160 66v146" />
      <rect className={classes.accent} x="142" y="136" width="36" height="32" rx="5" />
      <path className={classes.line} d="M150 136v-8a10 10 0 0 1 20 0v8" />
      <circle cx="160" cy="150" r="3.5" className={classes.stone} />
      <path d="M158.5 151h3v8h-3z" className={classes.stone} />
    </Scene>
  );
}
