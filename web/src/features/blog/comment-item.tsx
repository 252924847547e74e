import type { PostComment } from '@atrium/contract/blog-comments';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { useAddComment, useDeleteComment, useUpdateComment } from './comments.queries.ts';

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
    <article className={classes.comment} id={`comment-${id}`} aria-label={t('blog.commentOf', { name })}>
      <PersonAvatar name={comment.name} picture={avatar} />
      <div className={classes.words}>
        <p className={classes.head}>
          <bdi className={classes.name}>{name}</bdi>
          <RelativeTime moment={createdAt} />
          {editedAt !== null && <span>{t('blog.edited')}</span>}
        </p>
        {doing === 'editing' ? (
          <EditForm comment={comment} onClose={close} />
        ) : (
          <p className={classes.text}>
            <bdi>
              <LinkedText text={text} />
            </bdi>
          </p>
        )}
        {doing === 'nothing' && <Deeds comment={comment} name={name} onDo={setDoing} />}
        {doing === 'answering' && <AnswerForm id={id} name={name} postId={postId} onClose={close} />}
      </div>
    </article>
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
    <div className={classes.deeds}>
      <Deed label={t('blog.answerOf', { name })} icon={<IconArrowBackUp {...icon} />} onClick={() => onDo('answering')}>
        {t('blog.answer')}
      </Deed>
      {isOwn && (
        <Deed label={t('blog.editComment')} icon={<IconPencil {...icon} />} onClick={() => onDo('editing')}>
          {t('blog.edit')}
        </Deed>
      )}
      {mayDelete && (
        <Deed label={t('blog.deleteCommentOf', { name })} icon={<IconTrash {...icon} />} onClick={() => mutate(id)}>
          {t('blog.delete')}
        </Deed>
      )}
    </div>
  );
}

interface DeedProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

function Deed({ label, icon, onClick, children }: DeedProps) {
  return (
    <button type="button" className={classes.deed} aria-label={label} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

function EditForm({ comment: { id, text }, onClose }: { comment: PostComment; onClose: () => void }) {
  const { t } = useTranslation();
  const [original] = useState(text);
  const { mutateAsync } = useUpdateComment(id);
  return (
    <CommentForm
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
    <CommentForm
      label={t('blog.form.yourAnswer', { name })}
      submit={t('blog.answer')}
      send={(text) => mutateAsync({ text, answers: id })}
      onClose={onClose}
    />
  );
}
