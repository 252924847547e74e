import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-list.module.css';

interface TabListProps {
  label: string;
  /** The tab that is chosen: it is in view also when it was chosen by an address. */
  value: string;
  children: ReactNode;
}

/** The tabs of a page, in one line: where there is no room for all of them it moves sideways. */
export function TabList({ label, value, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is brought into view.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Tabs.List ref={list} className={classes.list} aria-label={label}>
      {children}
    </Tabs.List>
  );
}
