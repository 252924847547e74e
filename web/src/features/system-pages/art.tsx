import type { ReactNode } from 'react';
import classes from './art.module.css';
import { arc, keystone, leftPier, opening, rightPier } from './stones.ts';

interface SceneProps {
  children: ReactNode;
}

function Scene({ children }: SceneProps) {
  return (
    <svg className={classes.art} viewBox="0 0 320 236" aria-hidden="true">
      {children}
      <path className={`${classes.line} ${classes.ground}`} d="M24 213.5h272" />
    </svg>
  );
}

interface StonesProps {
  paths: readonly string[];
  accent?: number;
}

function Stones({ paths, accent }: StonesProps) {
  return paths.map((path, index) => (
    <path key={path} d={path} className={index === accent ? classes.accent : classes.stone} />
  ));
}

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
