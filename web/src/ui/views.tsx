import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './views.module.css';

interface ViewsProps {
  label: string;
  /** Whether they have the numbers that stand beside them, which make them wider. */
  isCounted: boolean;
  /** What stands before them: the way to something new. */
  action: ReactNode;
  children: ReactNode;
}

/** The ways to look at a list, beside it. Where they stand in a row, the one that is open is in view. */
export function Views({ label, isCounted, action, children }: ViewsProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isCounted) return;
    const links = [...(nav.current?.querySelectorAll('a') ?? [])];
    const open = links.find((link) => link.pathname.endsWith(pathname));
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, isCounted]);
  return (
    <div className={classes.views}>
      {action}
      <nav ref={nav} aria-label={label}>
        {children}
      </nav>
    </div>
  );
}
