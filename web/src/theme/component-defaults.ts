import type { MantineThemeComponents } from '@mantine/core';

const appear = { transition: 'fade', duration: 120 };
const overlay = { backgroundOpacity: 1, color: 'var(--atrium-scrim)' };

const actionIconSizes: Readonly<Record<string, string>> = {
  xs: '1.25rem',
  sm: '1.5rem',
  md: 'var(--atrium-control-compact)',
  lg: 'var(--atrium-control)',
};

/** What a Mantine component is when nothing is said. Plain data: importing the components here would load them all at once. */
export const componentDefaults: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    vars: (_theme: unknown, props: { size?: string | number }) => ({
      root: { '--ai-size': typeof props.size === 'string' ? actionIconSizes[props.size] : undefined },
    }),
  },
  Alert: { defaultProps: { variant: 'light' } },
  Anchor: { defaultProps: { underline: 'hover', fz: 'inherit' } },
  Avatar: { defaultProps: { size: 32, color: 'accent' } },
  Badge: { defaultProps: { variant: 'light', size: 'md' } },
  Button: { defaultProps: { size: 'sm' } },
  Card: { defaultProps: { withBorder: true, shadow: 'xs', padding: 'var(--atrium-card-padding)', radius: 'lg' } },
  Checkbox: { defaultProps: { size: 'sm' } },
  Drawer: { defaultProps: { overlayProps: overlay, transitionProps: { duration: 180 }, padding: 'lg' } },
  Loader: { defaultProps: { size: 'sm', color: 'accent' } },
  Menu: {
    // The placeholder that Mantine would put the focus on is none of the children that a menu may have.
    defaultProps: {
      shadow: 'md',
      transitionProps: appear,
      offset: 6,
      radius: 'md',
      withInitialFocusPlaceholder: false,
    },
  },
  Modal: {
    defaultProps: {
      overlayProps: overlay,
      transitionProps: { transition: 'pop', duration: 150 },
      padding: 'lg',
      radius: 'lg',
      centered: true,
    },
  },
  Notification: { defaultProps: { withBorder: true } },
  Pagination: { defaultProps: { size: 'sm' } },
  Paper: { defaultProps: { radius: 'lg' } },
  Popover: { defaultProps: { shadow: 'md', transitionProps: appear, offset: 6 } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'md' } },
  Tooltip: {
    defaultProps: {
      openDelay: 400,
      transitionProps: appear,
      withArrow: false,
      events: { hover: true, focus: true, touch: false },
    },
  },
};
