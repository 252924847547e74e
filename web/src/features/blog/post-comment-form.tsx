import { CommentText } from '@atrium/contract/blog-comments';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import { CommentForm } from '../../ui/comments/comment-form.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './comments.module.css';

interface PostCommentFormProps {
  label: string;
  submit: string;
  text?: string;
  send: (text: string) => Promise<unknown>;
  onClose?: () => void;
}

export function PostCommentForm(props: PostCommentFormProps) {
  return <CommentForm {...props} schema={CommentText} maxLength={4_000} isMain lead={<WrittenAs />} />;
}

function WrittenAs() {
  const { t } = useTranslation();
  const account = useAccount();
  const name = account?.fullName || account?.username || '';
  return (
    <span className={classes.as}>
      <PersonAvatar name={name} picture={account?.avatar ?? null} size="sm" />
      {t('blog.form.as', { name })}
    </span>
  );
}
