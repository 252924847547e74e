import { type OwnTag, type Task, type TaskTag, taskTags } from '@atrium/contract/tasks';
import { useTranslation } from 'react-i18next';
import { perLanguage } from '../../ui/per-language.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { todayIn, useAccountZone } from '../../ui/zone-clock.ts';
import classes from './task-labels.module.css';

export const tagTones: Readonly<Record<(typeof taskTags)[number], StatusTone>> = {
  team: 'accent',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'info',
};

/** The tags of a task: those that everybody has, and those that its owner has made. */
export function TagBadges({ tags, ownTags }: Pick<Task, 'tags'> & { ownTags: readonly OwnTag[] }) {
  return tags.map((tag) => <TagBadge key={tag} tag={tag} ownTags={ownTags} />);
}

function TagBadge({ tag, ownTags }: { tag: TaskTag; ownTags: readonly OwnTag[] }) {
  const { t } = useTranslation();
  const given = taskTags.find((known) => known === tag);
  if (given) return <StatusBadge tone={tagTones[given]} label={t(`tasks.tags.${given}`)} />;
  const own = ownTags.find(({ key }) => key === tag);
  return own && <StatusBadge tone={own.color} label={own.name} />;
}

const dayMilliseconds = 86_400_000;

export function DueDay({ task }: { task: Pick<Task, 'dueDate' | 'isCompleted'> }) {
  const { t, i18n } = useTranslation();
  const today = todayIn(useAccountZone());
  if (task.dueDate === null) return null;
  const isLate = task.dueDate < today && !task.isCompleted;
  return (
    <time className={classes.due} dateTime={task.dueDate} data-late={isLate || undefined}>
      {isLate && <span className={classes.hidden}>{t('tasks.late')} </span>}
      {dayTextOf(i18n.language)(task.dueDate, today)}
    </time>
  );
}

const dayTextOf = perLanguage((language) => {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dayOfYear = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const thisYear = new Intl.DateTimeFormat(language, dayOfYear);
  const anyYear = new Intl.DateTimeFormat(language, { ...dayOfYear, year: 'numeric' });
  return (day: string, today: string) => {
    const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMilliseconds);
    if (Math.abs(days) <= 1) return relative.format(days, 'day');
    return (day.slice(0, 4) === today.slice(0, 4) ? thisYear : anyYear).format(Date.parse(day));
  };
});
