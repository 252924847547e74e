import type { Icon } from '@tabler/icons-react';
import { IconCheck } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import classes from './drop-menu.module.css';

interface ItemProps {
  icon: Icon;
  children: ReactNode;
}

export function DropMenuButton({ icon: Icon, children, ...rest }: ItemProps & ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" role="menuitem" tabIndex={-1} className={classes.item}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {children}
    </button>
  );
}

export const DropMenuLink = createLink(({ icon: Icon, children, ...rest }: ItemProps & ComponentProps<'a'>) => (
  <a {...rest} role="menuitem" tabIndex={-1} className={classes.item}>
    <Icon size={18} stroke={1.5} aria-hidden />
    {children}
  </a>
));

interface ChoiceProps extends ComponentProps<'button'> {
  isChosen: boolean;
}

/** One of several, of which one is chosen. */
export function DropMenuChoice({ isChosen, children, ...rest }: ChoiceProps) {
  return (
    <button {...rest} type="button" role="menuitemradio" aria-checked={isChosen} tabIndex={-1} className={classes.item}>
      <span className={classes.choice}>{children}</span>
      {isChosen && <IconCheck size={16} className={classes.check} aria-hidden />}
    </button>
  );
}

export function DropMenuLine() {
  return <hr className={classes.line} />;
}
