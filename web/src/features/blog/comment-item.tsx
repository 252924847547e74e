import type { PostComment } from '@atrium/contract/blog-comments';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Comment, CommentDeed, CommentDeeds } from '../../ui/comments/comment.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import classes from './comments.module.css';
import { useAddComment, useDeleteComment, useUpdateComment } from './comments.queries.ts';
import { PostCommentForm } from './post-comment-form.tsx';

type Doing = 'nothing' | 'answering' | 'editing';

export function CommentItem({ comment, postId }: { comment: PostComment; postId: number }) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<Doing>('nothing');
  const close = useCallback(() => setDoing('nothing'), []);
  const nameOf = usePersonName();
  const { id, avatar, text, createdAt, editedAt, isDeleted } = comment;
  const name = nameOf(comment.name);
  if (isDeleted) return <p className={classes.gone}>{t('blog.commentGone')}</p>;
  return (
    <Comment
      id={`comment-${id}`}
      label={t('blog.commentOf', { name })}
      name={comment.name}
      avatar={avatar}
      createdAt={createdAt}
      edited={editedAt === null ? null : t('blog.edited')}
      text={text}
      form={doing === 'editing' ? <EditForm comment={comment} onClose={close} /> : null}
    >
      {doing === 'nothing' && <Deeds comment={comment} name={name} onDo={setDoing} />}
      {doing === 'answering' && <AnswerForm id={id} name={name} postId={postId} onClose={close} />}
    </Comment>
  );
}

function Deeds({
  comment: { id, isOwn, mayDelete },
  name,
  onDo,
}: {
  comment: PostComment;
  name: string;
  onDo: (doing: Doing) => void;
}) {
  const { t } = useTranslation();
  const { mutate } = useDeleteComment();
  const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <CommentDeeds>
      <CommentDeed
        label={t('blog.answerOf', { name })}
        icon={<IconArrowBackUp {...icon} />}
        onClick={() => onDo('answering')}
      >
        {t('blog.answer')}
      </CommentDeed>
      {isOwn && (
        <CommentDeed label={t('blog.editComment')} icon={<IconPencil {...icon} />} onClick={() => onDo('editing')}>
          {t('blog.edit')}
        </CommentDeed>
      )}
      {mayDelete && (
        <CommentDeed
          label={t('blog.deleteCommentOf', { name })}
          icon={<IconTrash {...icon} />}
          onClick={() => mutate(id)}
        >
          {t('blog.delete')}
        </CommentDeed>
      )}
    </CommentDeeds>
  );
}

function EditForm({ comment: { id, text }, onClose }: { comment: PostComment; onClose: () => void }) {
  const { t } = useTranslation();
  const [original] = useState(text);
  const { mutateAsync } = useUpdateComment(id);
  return (
    <PostCommentForm
      label={t('blog.form.yourComment')}
      submit={t('blog.form.save')}
      text={original}
      send={mutateAsync}
      onClose={onClose}
    />
  );
}

interface AnswerFormProps {
  id: number;
  name: string;
  postId: number;
  onClose: () => void;
}

function AnswerForm({ id, name, postId, onClose }: AnswerFormProps) {
  const { t } = useTranslation();
  const { mutateAsync } = useAddComment(postId);
  return (
    <PostCommentForm
      label={t('blog.form.yourAnswer', { name })}
      submit={t('blog.answer')}
      send={(text) => mutateAsync({ text, answers: id })}
      onClose={onClose}
    />
  );
}
