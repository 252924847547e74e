import type { PostPage } from '@atrium/contract/blog-posts';
import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { RichHtml } from '../../ui/rich-text/rich-html.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { AuthorName } from './author-name.tsx';
import blogClasses from './blog.module.css';
import { useBookmarkPost } from './blog.queries.ts';
import classes from './post.module.css';
import { PostState } from './post-state.tsx';
import { SharePost } from './share-post.tsx';
import { TagBadges } from './tag-badges.tsx';

export function PostArticle({ post }: { post: PostPage }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { img, imageAlt, title, userFullName, avatar, blogPosted, minutes, tags, status, publishAt, content } = post;
  return (
    <article className={classes.article} aria-label={title}>
      {img !== '' && (
        <div className={classes.cover}>
          <StoredPicture picture={img} alt={imageAlt} />
        </div>
      )}
      <div className={classes.body}>
        <div className={blogClasses.by}>
          <PersonAvatar name={userFullName} picture={avatar} size="sm" />
          <AuthorName name={userFullName} />
          <span aria-hidden>·</span>
          <time dateTime={blogPosted}>{date(blogPosted)}</time>
          <span aria-hidden>·</span>
          <span>{t('blog.minutes', { count: minutes, formatted: number(minutes) })}</span>
        </div>
        <div className={blogClasses.marks}>
          <PostState status={status} publishAt={publishAt} />
          <TagBadges tags={tags} />
        </div>
        <RichHtml html={content} />
        <Author post={post} />
        {status === 'Published' && <Foot post={post} />}
      </div>
    </article>
  );
}

function Author({ post: { userFullName, avatar, postsOfAuthor } }: { post: PostPage }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <aside className={classes.author} aria-label={t('blog.author')}>
      <PersonAvatar name={userFullName} picture={avatar} size="lg" />
      <span>
        <span className={classes.authorName}>
          <AuthorName name={userFullName} />
        </span>
        {userFullName !== '' && (
          <span className={classes.faint}>
            {t('blog.writtenPosts', { count: postsOfAuthor, formatted: number(postsOfAuthor) })}
          </span>
        )}
      </span>
    </aside>
  );
}

function Foot({ post }: { post: PostPage }) {
  const { t } = useTranslation();
  const { shortNumber } = useFormat();
  const { mutate } = useBookmarkPost();
  const { id, title, comment, bookmarks, isBookmarked } = post;
  const Icon = isBookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <footer className={classes.foot}>
      <Link to="." hash="comments" className={blogClasses.count}>
        <IconMessage size={18} stroke={1.5} aria-hidden />
        {t('blog.commentCount', { count: comment, formatted: shortNumber(comment) })}
      </Link>
      <Button
        variant="default"
        aria-pressed={isBookmarked}
        leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        onClick={() => mutate({ id, title, isBookmarked: !isBookmarked })}
      >
        {t('blog.bookmark')} <span className={classes.number}>{shortNumber(bookmarks)}</span>
      </Button>
      <SharePost post={post} />
    </footer>
  );
}
