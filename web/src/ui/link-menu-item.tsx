import { Menu } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface LinkMenuItemProps extends Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'> {
  leftSection?: ReactNode;
}

/** An item of a menu that leads elsewhere: a link that may be opened in another tab, too. */
export const LinkMenuItem = createLink((props: LinkMenuItemProps) => <Menu.Item {...props} component="a" />);
