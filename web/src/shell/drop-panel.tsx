import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId } from 'react';
import classes from './drop-panel.module.css';
import { IconButton } from './icon-button.tsx';
import { useDrop } from './use-drop.ts';

interface DropPanelProps {
  icon: Icon;
  label: string;
  /** What stands at the button; nothing of zero. */
  count: number;
  countLabel: string;
  title: string;
  onKey?: (event: KeyboardEvent, root: HTMLElement) => void;
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar with a number at it, and what opens under it. */
export function DropPanel({ icon, label, count, countLabel, title, onKey, children }: DropPanelProps) {
  const id = useId();
  const { root, isOpen, toggle, close } = useDrop(onKey);
  return (
    <div ref={root} className={classes.root}>
      <IconButton
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {countLabel}
        </span>
      )}
      {isOpen && (
        <section id={id} aria-label={title} className={classes.panel} data-drop>
          <Suspense>{children(close)}</Suspense>
        </section>
      )}
    </div>
  );
}
