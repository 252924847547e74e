import '../../ui/mantine-styles.ts';
import type { FeedPost } from '@atrium/contract/profile-feed';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconHeart, IconHeartFilled, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import hidden from '../../plain/hidden.module.css';
import { useFormat } from '../../ui/format.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { notify } from '../../ui/notify.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import lineClasses from './person-line.module.css';
import { PersonLink } from './person-line.tsx';
import postClasses from './post.module.css';
import { PostComments } from './post-comments.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostPoll } from './post-poll.tsx';
import classes from './profile.module.css';
import { useDeletePost, useLikePost, useSharePost } from './profile-commands.queries.ts';

const Likers = loadedLater(async () => ({ default: (await import('./likers.tsx')).Likers }));
const PostEditor = loadedLater(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }));
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A post with what others say of it. */
export function PostCard({ post }: { post: FeedPost }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <article className={classes.card} aria-labelledby={`post-${post.id}`}>
      <PostHead post={post} onEdit={() => setIsEditing(true)} />
      {isEditing ? (
        <Suspense>
          <PostEditor post={post} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <>
          {post.postText !== '' && (
            <p className={classes.text} dir="auto">
              <LinkedText text={post.postText} />
            </p>
          )}
          <PostPictures post={post} />
        </>
      )}
      {post.poll && <PostPoll poll={post.poll} />}
      <PostActions post={post} />
      <PostComments post={post} />
    </article>
  );
}

function PostHead({ post, onEdit }: { post: FeedPost; onEdit: () => void }) {
  const { t } = useTranslation();
  const remove = useDeletePost();
  return (
    <div className={lineClasses.line}>
      <PersonAvatar name={post.username} picture={post.avatar} />
      <div className={lineClasses.lineWords}>
        <h2 className={`${postClasses.author} ${lineClasses.strong}`} id={`post-${post.id}`} tabIndex={-1}>
          <PersonLink id={post.personId} name={post.username} />
        </h2>
        <span className={classes.small}>
          <RelativeTime moment={post.postTime} />
          {post.isEdited && ` · ${t('profile.edited')}`}
        </span>
      </div>
      {post.isOwn && (
        <LazyMenu
          label={t('profile.postMenu')}
          icon={<IconDots size={18} stroke={1.5} aria-hidden />}
          className={classes.iconButton}
        >
          {() => (
            <>
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
                {t('profile.editPost')}
              </Menu.Item>
              <Menu.Item color="danger" leftSection={<IconTrash {...icon} />} onClick={() => remove.mutate(post)}>
                {t('profile.deletePost')}
              </Menu.Item>
            </>
          )}
        </LazyMenu>
      )}
    </div>
  );
}

function PostActions({ post }: { post: FeedPost }) {
  const { t } = useTranslation();
  const format = useFormat();
  const like = useLikePost();
  const share = useSharePost();
  const nameOf = usePersonName();
  const [showsLikers, setShowsLikers] = useState(false);
  const copy = () => {
    const failed = () => notify({ message: t('profile.notCopied'), tone: 'error' });
    if (!navigator.clipboard) return failed();
    const address = new URL(`${import.meta.env.BASE_URL}pages/profile?post=${post.id}`, location.href);
    navigator.clipboard.writeText(address.href).then(() => {
      share.mutate(post);
      notify({ message: t('profile.copied') });
    }, failed);
  };
  const Heart = post.youLiked ? IconHeartFilled : IconHeart;
  return (
    <div className={postClasses.actions}>
      <Button
        size="compact-sm"
        variant="subtle"
        color={post.youLiked ? 'danger' : 'gray'}
        leftSection={<Heart {...icon} />}
        aria-pressed={post.youLiked}
        aria-label={t('profile.like', { count: Number(post.likes) })}
        onClick={() => like.mutate(post)}
      >
        {format.number(Number(post.likes))}
      </Button>
      {Number(post.likes) > 0 && (
        <button type="button" className={postClasses.likers} onClick={() => setShowsLikers(true)}>
          <span className={hidden.hidden}>{t('profile.whoLikes', { count: Number(post.likes) })}</span>
          {post.likedUsers.map(({ username, avatar }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and nothing of these is kept.
            <span key={place} title={nameOf(username)}>
              <PersonAvatar name={username} picture={avatar} size="sm" />
            </span>
          ))}
          {post.likedCount > 0 && (
            <span className={classes.small}>
              {t('profile.moreLikers', { formatted: format.number(post.likedCount) })}
            </span>
          )}
        </button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        className={classes.end}
        leftSection={<IconLink {...icon} />}
        onClick={copy}
      >
        {t('profile.share', { formatted: format.number(Number(post.share)) })}
      </Button>
      {showsLikers && (
        <Suspense>
          <Likers post={post.id} onClose={() => setShowsLikers(false)} />
        </Suspense>
      )}
    </div>
  );
}
