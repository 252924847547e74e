import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-list.module.css';

/** So that one sees that there are more. */
const roomBeside = 32;

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
    if (list.current && chosen) moveSideways(list.current, chosen);
  }, [value]);
  return (
    <Tabs.List ref={list} className={classes.list} aria-label={label}>
      {children}
    </Tabs.List>
  );
}

/** The page stays where it is, which `scrollIntoView` would move too. */
function moveSideways(list: Element, tab: Element): void {
  const [frame, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left < frame.left) list.scrollBy({ left: place.left - frame.left - roomBeside });
  if (place.right > frame.right) list.scrollBy({ left: place.right - frame.right + roomBeside });
}
