import './mantine-styles.ts';
import { Menu, type MenuProps } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';

interface LazyMenuProps {
  label: string;
  icon: ReactNode;
  className: string | undefined;
  position?: MenuProps['position'];
  /** -1 where the arrow keys lead there. */
  tabIndex?: number | undefined;
  /** The items. */
  children: () => ReactNode;
}

/** A button with a menu that is a plain button until it is opened: of those, a table has hundreds. */
export function LazyMenu({ label, icon, className, position = 'bottom-end', tabIndex, children }: LazyMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const takesFocus = useRef(false);
  const toggle = (opens: boolean) => {
    takesFocus.current = !opens;
    setIsOpen(opens);
  };
  const button = (
    <button
      ref={(element) => {
        if (element && takesFocus.current) element.focus({ preventScroll: true });
        takesFocus.current = false;
      }}
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      tabIndex={tabIndex}
      onClick={() => toggle(!isOpen)}
    >
      {icon}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Menu opened onClose={() => toggle(false)} position={position} returnFocus={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children()}</Menu.Dropdown>
    </Menu>
  );
}
