import { isCounted } from '@atrium/contract/task-repeat';
import type { Task } from '@atrium/contract/tasks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';

/** "Every 2 weeks", or that it never does. */
export function useRepeatWords(): (task: Pick<Task, 'repeat' | 'repeatEvery'>) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return ({ repeat, repeatEvery: count }) => {
    if (isCounted(repeat)) return t(`tasks.repeats.${repeat}`, { count, formatted: number(count) });
    return repeat === null ? t('tasks.form.never') : t(`tasks.repeats.${repeat}`);
  };
}
