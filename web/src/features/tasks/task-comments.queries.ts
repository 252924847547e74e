import { addTaskComment, deleteTaskComment, listTaskComments, updateTaskComment } from '@atrium/contract/task-comments';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';

/** The task's id stands as a text: a number in its place would be that of a comment. */
export function taskCommentsQuery(taskId: number) {
  return queryOptions({
    queryKey: ['task-comment', 'of', String(taskId)],
    queryFn: ({ signal }) => call(listTaskComments, { parameters: { id: taskId } }, { signal }),
  });
}

const touches = ['task-comment', 'task'];

export function useAddTaskComment(taskId: number) {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: (text: string) =>
      once({ taskId, text }, (idempotencyKey) =>
        call(addTaskComment, { parameters: { id: taskId }, body: { text, idempotencyKey } }),
      ),
    said: () => t('tasks.comments.said.added'),
    touches,
    untilShown: true,
  });
}

export function useUpdateTaskComment(id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: (text: string) => call(updateTaskComment, { parameters: { id }, body: { text } }),
    said: () => t('tasks.comments.said.changed'),
    touches,
    untilShown: true,
  });
}

export function useDeleteTaskComment() {
  const { t } = useTranslation();
  return useCommand({
    ask: (id: number) => call(deleteTaskComment, { parameters: { id } }),
    said: () => t('tasks.comments.said.deleted'),
    touches,
  });
}
