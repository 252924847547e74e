import { addComment, deleteComment, listComments, updateComment } from '@atrium/contract/blog-comments';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';

/** The post's id stands as a text: a number in its place would be that of a comment. */
export function commentsQuery(postId: number) {
  return queryOptions({
    queryKey: ['blog-comment', 'of', String(postId)],
    queryFn: ({ signal }) => call(listComments, { parameters: { id: postId } }, { signal }),
  });
}

const touches = ['blog-comment', 'blog-post'];

interface Written {
  text: string;
  /** The comment that is answered. */
  answers: number | null;
}

export function useAddComment(postId: number) {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: ({ text, answers }: Written) => {
      const body = answers === null ? { text } : { text, answers };
      return once({ postId, ...body }, (idempotencyKey) =>
        call(addComment, { parameters: { id: postId }, body: { ...body, idempotencyKey } }),
      );
    },
    said: ({ answers }) => t(answers === null ? 'blog.said.commented' : 'blog.said.answered'),
    touches,
    untilShown: true,
  });
}

export function useUpdateComment(id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: (text: string) => call(updateComment, { parameters: { id }, body: { text } }),
    said: () => t('blog.said.commentChanged'),
    touches,
    untilShown: true,
  });
}

export function useDeleteComment() {
  const { t } = useTranslation();
  return useCommand({
    ask: (id: number) => call(deleteComment, { parameters: { id } }),
    said: () => t('blog.said.commentDeleted'),
    touches,
  });
}
