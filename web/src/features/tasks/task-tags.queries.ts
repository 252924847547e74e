import { addTaskTag, deleteTaskTag, type NewTaskTag, type OwnTaskTag, updateTaskTag } from '@atrium/contract/task-tags';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { taskTagsQuery } from './tasks.queries.ts';

/** The tasks say how their tags are called. */
const touches = ['task-tag', 'task'];

export function useAddTag() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useCommand({
    ask: (tag: NewTaskTag) => once((idempotencyKey) => call(addTaskTag, { body: { ...tag, idempotencyKey } })),
    said: (_, { tag: { name } }) => t('tasks.ownTags.said.added', { name }),
    touches,
  });
}

interface TagChange extends NewTaskTag {
  id: number;
}

export function useUpdateTag() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, ...changes }: TagChange) => call(updateTaskTag, { parameters: { id }, body: changes }),
    said: (_, { tag: { name } }) => t('tasks.ownTags.said.updated', { name }),
    touches,
  });
}

export function useDeleteTag() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: OwnTaskTag) => call(deleteTaskTag, { parameters: { id } }),
    said: ({ name }) => t('tasks.ownTags.said.deleted', { name }),
    touches,
    show: (client, { id }) =>
      client.setQueryData(taskTagsQuery.queryKey, (known) => known?.filter((tag) => tag.id !== id)),
  });
}
