import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TaskView } from './task-search.ts';
import { taskTagsQuery } from './tasks.queries.ts';
import { isGivenTag } from './use-task-tags.ts';

interface ViewTitle {
  title: string;
  /** Whether it is known that there is such a view. */
  isKnown: boolean;
  isGone: boolean;
}

/** What a view is called; a tag of one's own may be gone, or not be known yet. */
export function useViewTitle({ filter, tag }: TaskView): ViewTitle {
  const { t } = useTranslation();
  const isOwn = tag !== undefined && !isGivenTag(tag);
  const { data: tags, error } = useQuery({ ...taskTagsQuery, enabled: isOwn });
  if (!isOwn) {
    const title = t(tag ? `tasks.tags.${tag}` : `tasks.views.${filter ?? 'all'}`);
    return { title, isKnown: true, isGone: false };
  }
  const own = tags?.find(({ key }) => key === tag);
  const isKnown = tags !== undefined || error !== null;
  return { title: own?.name ?? t('tasks.tagsHeading'), isKnown, isGone: tags !== undefined && !own };
}
