import './mantine-styles.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** The first step. */
  action?: ReactNode;
}

/** Says what belongs here and offers the first step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" className={classes.text}>
        {text}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
