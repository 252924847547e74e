import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './note.module.css';

const icons = {
  danger: IconAlertCircle,
  success: IconCircleCheck,
  warning: IconAlertCircle,
  info: IconInfoCircle,
} as const;

interface NoteProps {
  tone: keyof typeof icons;
  children: ReactNode;
}

/** A sentence that stands out. One that appears later is read aloud: at once when something failed. */
export function Note({ tone, children }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.note} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
