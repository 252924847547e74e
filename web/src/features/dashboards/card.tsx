import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './card.module.css';

interface CardProps {
  title: string;
  /** What it counts, where the title does not say it all. */
  text?: string | undefined;
  /** How many of the twelve columns it takes where there is room. */
  span: 3 | 4 | 6 | 8 | 12;
  /** Beside one that is high two others stand, one above the other. */
  isHigh?: boolean;
  actions?: ReactNode;
  /** The link to the list that explains it. */
  link?: ReactNode;
  children: ReactNode;
}

/** A card with one message. */
export function Card({ title, text, span, isHigh = false, actions, link, children }: CardProps) {
  const heading = useId();
  return (
    <section className={classes.card} data-span={span} data-high={isHigh || undefined} aria-labelledby={heading}>
      <header className={classes.header}>
        <div className={classes.words}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {actions}
      </header>
      <div className={classes.body}>{children}</div>
      {link && <footer className={classes.footer}>{link}</footer>}
    </section>
  );
}

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  answer: Answer<Data>;
  /** In pixels: the place is kept before the data is here. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** What the server answered, in a place that is as high before as after. */
export function Loaded<Data>({ answer: { data, error, refetch }, height, children }: LoadedProps<Data>) {
  if (data === undefined && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const place: CSSProperties & Record<'--place', string> = { '--place': `${height}px` };
  return (
    <div className={classes.place} style={place} aria-busy={data === undefined}>
      {data === undefined ? <Skeleton height={height} /> : children(data)}
    </div>
  );
}
