import './mantine-styles.ts';
import { Menu, type MenuProps } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';

/** Where something else than its button opens it too. */
export interface MenuState {
  isOpen: boolean;
  onToggle: (opens: boolean) => void;
}

interface LazyMenuProps extends Partial<MenuState> {
  label: string;
  icon: ReactNode;
  className: string | undefined;
  position?: MenuProps['position'];
  /** -1 where the arrow keys lead there. */
  tabIndex?: number | undefined;
  /** The key that opens it, where there is one. */
  keyShortcut?: string;
  /** The items. */
  children: () => ReactNode;
}

/** A button with a menu that is a plain button until it is opened: of those, a table has hundreds. */
export function LazyMenu(props: LazyMenuProps) {
  const { label, icon, className, position = 'bottom-end', tabIndex, keyShortcut, children } = props;
  const [isOpenByItself, setIsOpen] = useState(false);
  const isOpen = props.isOpen ?? isOpenByItself;
  const takesFocus = useRef(false);
  const id = useId();
  const toggle = (opens: boolean) => {
    takesFocus.current = !opens;
    (props.onToggle ?? setIsOpen)(opens);
  };
  const button = (
    <button
      ref={(element) => {
        // The button that goes says so too, before the one that comes in its place.
        if (!element || !takesFocus.current) return;
        takesFocus.current = false;
        // What was chosen may have opened a field, which has the focus then; what is around the button may have it, as its row.
        if (document.activeElement?.contains(element)) element.focus({ preventScroll: true });
      }}
      id={id}
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-keyshortcuts={keyShortcut}
      tabIndex={tabIndex}
      onClick={() => toggle(!isOpen)}
      onKeyDown={(event) => {
        // The menu takes the focus a moment after it opens, and hears of Escape only then.
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        toggle(false);
      }}
    >
      {icon}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Menu opened id={id} onClose={() => toggle(false)} position={position} returnFocus={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children()}</Menu.Dropdown>
    </Menu>
  );
}
