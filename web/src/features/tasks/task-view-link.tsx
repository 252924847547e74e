import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../ui/format.ts';
import classes from '../../ui/views.module.css';

interface TaskViewLinkProps {
  to: string;
  icon: ReactNode;
  label: string;
  count?: number | undefined;
}

/** The way to one view of one's tasks, with how many are left to do in it. */
export function TaskViewLink({ to, icon, label, count }: TaskViewLinkProps) {
  const { number } = useFormat();
  return (
    <Link to={to} className={classes.view} activeOptions={{ exact: true, includeSearch: false }}>
      {icon}
      <bdi className={classes.viewName}>{label}</bdi>
      {count !== undefined && count > 0 && <span className={classes.viewCount}>{number(count)}</span>}
    </Link>
  );
}
