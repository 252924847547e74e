import { type TaskComment, TaskCommentText } from '@atrium/contract/task-comments';
import type { Task } from '@atrium/contract/tasks';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Comment, CommentDeed, CommentDeeds } from '../../ui/comments/comment.tsx';
import { CommentForm } from '../../ui/comments/comment-form.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { usePersonName } from '../../ui/use-person-name.ts';
import type { MarkUnsaved } from '../../ui/use-unsaved-parts.ts';
import classes from './task-comments.module.css';
import {
  taskCommentsQuery,
  useAddTaskComment,
  useDeleteTaskComment,
  useUpdateTaskComment,
} from './task-comments.queries.ts';

const asked = { schema: TaskCommentText, maxLength: 4_000 };

interface TaskCommentsProps {
  task: Task;
  markUnsaved: MarkUnsaved;
}

/** What its owner and whoever was given it say about a task. */
export function TaskComments({ task, markUnsaved }: TaskCommentsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const id = useId();
  const { data, error, refetch } = useQuery(taskCommentsQuery(task.id));
  const total = data?.total ?? task.comments;
  if (task.isDeleted && total === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {total === 0
          ? t('tasks.comments.title')
          : t('tasks.comments.count', { count: total, formatted: number(total) })}
      </h3>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && total > 0 && <Skeleton height={48} />}
      {data && data.comments.length < data.total && (
        <p className={classes.note}>{t('tasks.comments.latest', { formatted: number(data.comments.length) })}</p>
      )}
      {data && data.comments.length > 0 && (
        <ol className={classes.comments}>
          {data.comments.map((comment) => (
            <li key={comment.id}>
              <TaskCommentItem comment={comment} canWrite={!task.isDeleted} markUnsaved={markUnsaved} />
            </li>
          ))}
        </ol>
      )}
      {!task.isDeleted && <NewComment taskId={task.id} markUnsaved={markUnsaved} />}
    </section>
  );
}

interface TaskCommentItemProps {
  comment: TaskComment;
  canWrite: boolean;
  markUnsaved: MarkUnsaved;
}

function TaskCommentItem({ comment, canWrite, markUnsaved }: TaskCommentItemProps) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const [isEditing, setIsEditing] = useState(false);
  const close = useCallback(() => setIsEditing(false), []);
  const { name, avatar, text, createdAt, editedAt, isOwn } = comment;
  return (
    <Comment
      label={t('tasks.comments.of', { name: nameOf(name) })}
      name={name}
      avatar={avatar}
      size="sm"
      createdAt={createdAt}
      edited={editedAt === null ? null : t('tasks.comments.edited')}
      text={text}
      form={isEditing ? <EditForm comment={comment} markUnsaved={markUnsaved} onClose={close} /> : null}
    >
      {isOwn && canWrite && !isEditing && <Deeds id={comment.id} onEdit={() => setIsEditing(true)} />}
    </Comment>
  );
}

function Deeds({ id, onEdit }: { id: number; onEdit: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDeleteTaskComment();
  return (
    <CommentDeeds>
      <CommentDeed label={t('tasks.comments.editOwn')} onClick={onEdit}>
        {t('tasks.comments.edit')}
      </CommentDeed>
      <CommentDeed label={t('tasks.comments.deleteOwn')} disabled={isPending} onClick={() => mutate(id)}>
        {t('tasks.comments.delete')}
      </CommentDeed>
    </CommentDeeds>
  );
}

interface EditFormProps {
  comment: TaskComment;
  markUnsaved: MarkUnsaved;
  onClose: () => void;
}

function EditForm({ comment: { id, text }, markUnsaved, onClose }: EditFormProps) {
  const { t } = useTranslation();
  const [original] = useState(text);
  const { mutateAsync } = useUpdateTaskComment(id);
  return (
    <CommentForm
      {...asked}
      label={t('tasks.comments.editOwn')}
      submit={t('tasks.comments.save')}
      text={original}
      send={mutateAsync}
      markUnsaved={markUnsaved}
      onClose={onClose}
    />
  );
}

function NewComment({ taskId, markUnsaved }: { taskId: number; markUnsaved: MarkUnsaved }) {
  const { t } = useTranslation();
  const { mutateAsync } = useAddTaskComment(taskId);
  return (
    <CommentForm
      {...asked}
      label={t('tasks.comments.own')}
      submit={t('tasks.comments.add')}
      send={mutateAsync}
      markUnsaved={markUnsaved}
    />
  );
}
