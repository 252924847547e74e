import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import classes from './drop-menu.module.css';
import { moveInDropMenu } from './drop-menu-keys.ts';
import { useDrop } from './use-drop.ts';

type ButtonProps = Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'>;

interface DropMenuProps {
  label: string;
  /** The button that opens the menu, given what makes it one. */
  button: (props: ButtonProps) => ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  /** Elements with the role of a menu item. */
  children: ReactNode;
}

/** A menu under a button of the top bar. It stands where nothing can be in its way, so it needs no library to be placed. */
export function DropMenu({ label, button, header, footer, children }: DropMenuProps) {
  const id = useId();
  const { root, isOpen, toggle, close } = useDrop();

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') close();
    else moveInDropMenu(event);
  }

  function closeAfterItem({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('[role^="menuitem"]')) close();
  }

  return (
    <div ref={root} className={classes.root}>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: toggle,
      })}
      {isOpen && (
        <div
          id={id}
          ref={focusFirst}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classes.panel}
          data-drop
          onKeyDown={handleKey}
          onClick={closeAfterItem}
        >
          {header}
          {children}
          {footer}
        </div>
      )}
    </div>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[aria-checked="true"], [role^="menuitem"]')?.focus();
}
