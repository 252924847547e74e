import type { OwnTaskTag } from '@atrium/contract/task-tags';
import { type OwnTag, type TaskTag, taskTags } from '@atrium/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTagsQuery } from './tasks.queries.ts';

/** A tag as it is called here. */
interface NamedTag {
  key: TaskTag;
  label: string;
}

const none: readonly OwnTaskTag[] = [];

/** Those that one has made, in the order of their names; none until they are known. */
export function useOwnTags(): readonly OwnTaskTag[] {
  return useQuery(taskTagsQuery).data ?? none;
}

/** The five that everybody has, and then one's own. */
export function useTaskTags(): readonly NamedTag[] {
  const { t } = useTranslation();
  const own = useOwnTags();
  return useMemo(
    () => [
      ...taskTags.map((key) => ({ key, label: t(`tasks.tags.${key}`) })),
      ...own.map(({ key, name }) => ({ key, label: name })),
    ],
    [t, own],
  );
}

/** Whether one of the five is meant. */
export function isGivenTag(tag: TaskTag): boolean {
  return taskTags.some((given) => given === tag);
}

/** Those of a task's tags that one has made, as they are known here. */
export function ownTagsAmong(tags: readonly TaskTag[], known: readonly OwnTaskTag[]): OwnTag[] {
  return known.filter(({ key }) => tags.includes(key)).map(({ key, name, color }) => ({ key, name, color }));
}
