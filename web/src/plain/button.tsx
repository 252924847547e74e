import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './button.module.css';

interface Look {
  look?: 'filled' | 'danger' | 'default';
  isWide?: boolean;
}

function classOf({ look = 'default', isWide = false }: Look): string {
  return [classes.button, classes[look], isWide && classes.wide].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows that it works on it. It keeps the focus, and further clicks do nothing. */
  isBusy?: boolean;
}

export function Button({ look, isWide, isBusy = false, type = 'button', children, onClick, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={classOf({ look, isWide })}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={classes.spinner} aria-hidden />}
      {children}
    </button>
  );
}

/** A button that looks like a link: it stays on the page. */
export function LinkButton({ type = 'button', ...props }: ComponentProps<'button'>) {
  return <button {...props} type={type} className={classes.link} />;
}

export const TextLink = createLink((props: ComponentProps<'a'>) => <a {...props} className={classes.link} />);

/** Leads to a page elsewhere, beside what one is filling in. */
export function PageLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} target="_blank" rel="noopener" className={classes.link} />;
}

export const ButtonLink = createLink(({ look, isWide, ...props }: ComponentProps<'a'> & Look) => (
  <a {...props} className={classOf({ look, isWide })} />
));
