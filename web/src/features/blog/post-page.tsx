import '../../ui/mantine-styles.ts';
import type { PostPage as Post } from '@atrium/contract/blog-posts';
import { Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import blogClasses from './blog.module.css';
import { postQuery } from './blog.queries.ts';
import { BlogSidebar } from './blog-sidebar.tsx';
import { Comments } from './comments.tsx';
import { NoPost } from './no-post.tsx';
import classes from './post.module.css';
import { PostArticle } from './post-article.tsx';
import { PostTools } from './post-tools.tsx';

const crumbs = [{ titleKey: 'shell.menu.pages' }, { titleKey: 'blog.title', path: '/pages/blog/list' }];

export function PostPage({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = useQuery(postQuery(slug));
  const title = post?.title ?? t('blog.post');
  usePageTitle(title);
  return (
    <>
      <PageHeader titleKey="blog.post" title={title} crumbs={crumbs} actions={post && <PostTools post={post} />} />
      <div className={blogClasses.blog}>
        <div className={classes.column}>
          {post === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {post === undefined && !error && <Skeleton height={640} radius="lg" />}
          {post === null && <NoPost />}
          {post && <WholePost post={post} />}
        </div>
        <BlogSidebar search={<SidebarSearch />} />
      </div>
    </>
  );
}

function WholePost({ post }: { post: Post }) {
  return (
    <>
      <PostArticle post={post} />
      <Neighbours post={post} />
      {post.status === 'Published' && <Comments key={post.id} postId={post.id} />}
    </>
  );
}

/** Leads to what the list finds. */
function SidebarSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const search = (q: string) => {
    if (q !== '') void navigate({ to: '/pages/blog/list', search: { q } });
  };
  return <SearchBox label={t('blog.search')} value="" inputRef={box} onChange={search} waitsForEnter />;
}

function Neighbours({ post: { previous, next } }: { post: Post }) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: classes.arrow } as const;
  return (
    <nav className={classes.neighbours} aria-label={t('blog.neighbours')}>
      {previous && (
        <Link to="/pages/blog/detail/$post" params={{ post: previous.slug }} className={classes.neighbour}>
          <IconChevronLeft {...icon} />
          <span>
            <small>{t('blog.previous')}</small>
            <bdi>{previous.title}</bdi>
          </span>
        </Link>
      )}
      {next && (
        <Link to="/pages/blog/detail/$post" params={{ post: next.slug }} className={classes.neighbour} data-next>
          <span>
            <small>{t('blog.next')}</small>
            <bdi>{next.title}</bdi>
          </span>
          <IconChevronRight {...icon} />
        </Link>
      )}
    </nav>
  );
}
