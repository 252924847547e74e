import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Card.css';
import { Card } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import classes from './account-settings.module.css';

interface SettingsSectionProps {
  title: string;
  text: string;
  /** What its address ends with, for a link that leads to it. */
  anchor?: string;
  children: ReactNode;
}

/** What a group of settings is about, and beside it the settings. */
export function SettingsSection({ title, text, anchor, children }: SettingsSectionProps) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useShown(place, anchor);
  return (
    <section ref={place} id={anchor} className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The address may name it; it is there only once its tab is loaded, and what stands above it grows until all of that is loaded too. */
function useShown(place: RefObject<HTMLElement | null>, anchor: string | undefined): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === '' || hash !== anchor) return;
    const growth = new ResizeObserver(() => place.current?.scrollIntoView({ block: 'start' }));
    growth.observe(document.body);
    const rest = () => growth.disconnect();
    for (const move of ownMoves) window.addEventListener(move, rest);
    return () => {
      rest();
      for (const move of ownMoves) window.removeEventListener(move, rest);
    };
  }, [place, hash, anchor]);
}
