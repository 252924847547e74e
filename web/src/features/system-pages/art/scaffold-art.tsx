import classes from './art.module.css';
import { Scene, Stones } from './scene.tsx';
import { arc, keystone, leftPier, opening, rightPier } from './stones.ts';

/** An arch behind a scaffold. */
export function ScaffoldArt() {
  return (
    <Scene>
      <path className={classes.void} d={opening} />
      <Stones paths={leftPier} />
      <Stones paths={rightPier} />
      <Stones paths={arc} accent={keystone} />
      <path className={classes.line} d="M56 212V22M264 212V22M48 92h224M48 152h224M48 36h224" />
      <path className={classes.line} d="M56 152l60-60M264 152l-60-60M56 92l50-56M264 92l-50-56" />
      <path className={classes.line} d="M196 212l18-60M212 212l18-60M200 200h16M204 186h16M209 171h16" />
    </Scene>
  );
}
