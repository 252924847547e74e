import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A tool of the list: an icon that says its name when one points at it. */
export function ToolButton({ label, isBusy = false, children, ...button }: ToolButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...button} aria-label={label} aria-busy={isBusy || undefined}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
