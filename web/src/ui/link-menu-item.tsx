import { Menu } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

/** An item of a menu that leads elsewhere: a link that may be opened in another tab, too. */
export const LinkMenuItem = createLink((props: Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>) => (
  <Menu.Item {...props} component="a" />
));
