import '../../ui/mantine-styles.ts';
import { ProfileCommentText } from '@atrium/contract/profile';
import type { FeedComment, FeedPost } from '@atrium/contract/profile-feed';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconHeart, IconHeartFilled, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentForm } from '../../ui/comments/comment-form.tsx';
import { useFormat } from '../../ui/format.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import lineClasses from './person-line.module.css';
import { PersonLink } from './person-line.tsx';
import commentClasses from './post-comments.module.css';
import classes from './profile.module.css';
import { useAddComment, useDeleteComment, useLikeComment, useUpdateComment } from './profile-commands.queries.ts';

const shownFirst = 3;
const written = { schema: ProfileCommentText, maxLength: 2_000, isCompact: true };
const icon = { size: 14, stroke: 1.5, 'aria-hidden': true } as const;

/** The latest words about a post, all that came with it when one asks; and a place for one's own. */
export function PostComments({ post }: { post: FeedPost }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { detailedComments: all } = post;
  const shown = showsAll ? all : all.slice(-shownFirst);
  const add = useAddComment();
  return (
    <section className={commentClasses.comments} aria-label={t('profile.comments', { count: Number(post.comments) })}>
      {shown.length < all.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
          {t('profile.showComments', { count: all.length, formatted: format.number(all.length) })}
        </Button>
      )}
      {all.length < Number(post.comments) && showsAll && (
        <p className={classes.small}>{t('profile.latestComments', { formatted: format.number(all.length) })}</p>
      )}
      <ul className={classes.list}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} />
          </li>
        ))}
      </ul>
      <CommentForm
        {...written}
        label={t('profile.addComment')}
        submit={t('profile.comment')}
        send={(text) => add.mutateAsync({ post: post.id, text })}
      />
    </section>
  );
}

function Comment({ comment }: { comment: FeedComment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const like = useLikeComment();
  const update = useUpdateComment();
  const remove = useDeleteComment();
  const nameOf = usePersonName();
  const [isEditing, setIsEditing] = useState(false);
  const { id, personId, username, avatar, youLiked, commentsLikes, isOwn, mayDelete } = comment;
  const Heart = youLiked ? IconHeartFilled : IconHeart;
  return (
    <div className={commentClasses.commentRow}>
      <PersonAvatar name={username} picture={avatar} />
      <div className={lineClasses.lineWords}>
        <span className={`${commentClasses.commentHead} ${lineClasses.strong}`}>
          <PersonLink id={personId} name={username} />
          <span className={classes.small}>
            <RelativeTime moment={comment.commentedAt} />
            {comment.isEdited && ` · ${t('profile.edited')}`}
          </span>
        </span>
        {isEditing ? (
          <CommentForm
            {...written}
            label={t('profile.editComment')}
            submit={t('profile.save')}
            text={comment.comment}
            send={(text) => update.mutateAsync({ id, text })}
            onClose={() => setIsEditing(false)}
          />
        ) : (
          <p className={commentClasses.commentText} dir="auto">
            <LinkedText text={comment.comment} />
          </p>
        )}
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color={youLiked ? 'danger' : 'gray'}
        leftSection={<Heart {...icon} />}
        aria-pressed={youLiked}
        aria-label={t('profile.likeComment', { name: nameOf(username), count: commentsLikes })}
        disabled={like.isPending}
        onClick={() => like.mutate({ id, youLiked })}
      >
        {format.number(commentsLikes)}
      </Button>
      {mayDelete && (
        <LazyMenu
          label={t('profile.commentMenu')}
          icon={<IconDots size={16} stroke={1.5} aria-hidden />}
          className={classes.iconButton}
        >
          {() => (
            <>
              {isOwn && (
                <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setIsEditing(true)}>
                  {t('profile.editComment')}
                </Menu.Item>
              )}
              <Menu.Item color="danger" leftSection={<IconTrash {...icon} />} onClick={() => remove.mutate({ id })}>
                {t('profile.deleteComment')}
              </Menu.Item>
            </>
          )}
        </LazyMenu>
      )}
    </div>
  );
}
