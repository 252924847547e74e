import '../../ui/mantine-styles.ts';
import type { PostComment } from '@atrium/contract/blog-comments';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { commentsQuery, useAddComment } from './comments.queries.ts';
import { PostCommentForm } from './post-comment-form.tsx';

export function Comments({ postId }: { postId: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(commentsQuery(postId));
  useFocusNearby();
  const title = data
    ? t('blog.commentCount', { count: data.total, formatted: number(data.total) })
    : t('blog.comments');
  return (
    <div id="comments">
      <Panel title={title}>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={160} />}
        {data && <CommentList comments={data.comments} postId={postId} />}
        <NewComment postId={postId} />
      </Panel>
    </div>
  );
}

/** The address may name a comment; it is there only once they are loaded. */
function useNamedComment(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash.startsWith('comment')) document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

function CommentList({ comments, postId }: { comments: readonly PostComment[]; postId: number }) {
  const { t } = useTranslation();
  useNamedComment();
  const ids = new Set(comments.map(({ id }) => id));
  const isFirst = ({ parentId }: PostComment) => parentId === null || !ids.has(parentId);
  if (comments.length === 0) return <p className={classes.none}>{t('blog.noComments')}</p>;
  return (
    <ol className={classes.comments}>
      {comments.filter(isFirst).map((comment) => (
        <li key={comment.id}>
          <CommentItem comment={comment} postId={postId} />
          <Answers answers={comments.filter(({ parentId }) => parentId === comment.id)} postId={postId} />
        </li>
      ))}
    </ol>
  );
}

function Answers({ answers, postId }: { answers: readonly PostComment[]; postId: number }) {
  if (answers.length === 0) return null;
  return (
    <ol className={classes.answers}>
      {answers.map((comment) => (
        <li key={comment.id}>
          <CommentItem comment={comment} postId={postId} />
        </li>
      ))}
    </ol>
  );
}

function NewComment({ postId }: { postId: number }) {
  const { t } = useTranslation();
  const { mutateAsync } = useAddComment(postId);
  return (
    <div className={classes.new}>
      <PostCommentForm
        label={t('blog.form.yourComment')}
        submit={t('blog.form.comment')}
        send={(text) => mutateAsync({ text, answers: null })}
      />
    </div>
  );
}
