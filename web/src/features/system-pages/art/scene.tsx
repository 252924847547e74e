import type { ReactNode } from 'react';
import classes from './art.module.css';

interface SceneProps {
  children: ReactNode;
}

export function Scene({ children }: SceneProps) {
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

export function Stones({ paths, accent }: StonesProps) {
  return paths.map((path, index) => (
    <path key={path} d={path} className={index === accent ? classes.accent : classes.stone} />
  ));
}
