import { useLayoutEffect, useRef, useState } from 'react';
import type { ChartPoint } from './chart.types.ts';
import { isNameShown, nameStep } from './name-step.ts';
import type { Scales } from './scales.ts';
import classes from './time-chart.module.css';

/** The names below a chart: all of them, or every few where there is no room for more. How wide they are, the language and the letters say. */
export function TimeNames({ points, scales }: { points: readonly ChartPoint[]; scales: Scales }) {
  const row = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(1);
  const named = points.flatMap(({ name, tick }, index) => (tick === undefined ? [] : [{ name, tick, index }]));
  const words = named.map(({ tick }) => tick).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take other room.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => setStep(nameStep(element.clientWidth, [...element.children].map(widthOf)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [words]);
  return (
    <div ref={row} className={classes.names} aria-hidden>
      {named.map(({ name, tick, index }, at) => (
        <span
          key={name}
          style={{ insetInlineStart: `${scales.centre(index)}%` }}
          data-skipped={!isNameShown(at, step) || undefined}
        >
          {tick}
        </span>
      ))}
    </div>
  );
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width;
}
