import type { ShownPost } from '@atrium/contract/blog-posts';
import { IconBookmarkFilled, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { AuthorName } from './author-name.tsx';
import classes from './blog.module.css';
import { PostState } from './post-state.tsx';
import { TagBadges } from './tag-badges.tsx';

interface PostCardProps {
  post: ShownPost;
  /** Whether it leads to where the post is edited, rather than read. */
  isToEdit?: boolean;
}

export function PostCard({ post, isToEdit = false }: PostCardProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { title, img, imageAlt, userFullName, avatar, blogPosted, tags, excerpt, status, publishAt } = post;
  const there = isToEdit
    ? ({ to: '/pages/blog/edit/$id', params: { id: String(post.id) } } as const)
    : ({ to: '/pages/blog/detail/$post', params: { post: post.slug } } as const);
  return (
    <article className={classes.card} aria-label={title}>
      <Link {...there} className={classes.cover} tabIndex={-1} aria-hidden>
        <StoredPicture picture={img} alt={imageAlt} />
      </Link>
      <div className={classes.cardWords}>
        <h2 className={classes.cardTitle}>
          <Link {...there} className={classes.plainLink}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className={classes.by}>
          <PersonAvatar name={userFullName} picture={avatar} size="sm" />
          <AuthorName name={userFullName} />
          <span aria-hidden>·</span>
          <time dateTime={blogPosted}>{date(blogPosted)}</time>
        </p>
        <div className={classes.marks}>
          <PostState status={status} publishAt={publishAt} />
          <TagBadges tags={tags} />
        </div>
        <p className={classes.excerpt}>
          <bdi>{excerpt}</bdi>
        </p>
        <footer className={classes.cardFoot}>
          {status === 'Published' && <CommentCount post={post} />}
          <Link
            {...there}
            className={classes.more}
            aria-label={t(isToEdit ? 'blog.editOf' : 'blog.readMoreOf', { title })}
          >
            {t(isToEdit ? 'blog.edit' : 'blog.readMore')}
          </Link>
        </footer>
      </div>
    </article>
  );
}

function CommentCount({ post: { slug, comment, isBookmarked } }: { post: ShownPost }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <span className={classes.counts}>
      <Link to="/pages/blog/detail/$post" params={{ post: slug }} hash="comments" className={classes.count}>
        <IconMessage size={16} stroke={1.5} aria-hidden />
        {t('blog.commentCount', { count: comment, formatted: number(comment) })}
      </Link>
      {isBookmarked && (
        <IconBookmarkFilled size={16} role="img" aria-label={t('blog.bookmarked')} className={classes.marked} />
      )}
    </span>
  );
}
