import classes from './status-badge.module.css';
import tones from './tone.module.css';

export type StatusTone = 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** A state in one word, with a dot so that it is not told by its colour alone. */
export function StatusBadge({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span className={`${classes.badge} ${tones.tone}`} data-tone={tone}>
      {label}
    </span>
  );
}
