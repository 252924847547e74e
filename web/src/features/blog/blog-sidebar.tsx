import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import classes from './blog.module.css';
import { blogIndexQuery } from './blog.queries.ts';
import { BlogFeed } from './blog-feed.tsx';
import type { BlogSearch } from './blog-search.ts';

interface BlogSidebarProps {
  /** What the list shows; on the page of a post there is none. */
  state?: Partial<BlogSearch>;
  search: ReactNode;
}

/** A way to what there is: a search, the latest posts, the shelves and the categories with how many there are. */
export function BlogSidebar({ state = {}, search }: BlogSidebarProps) {
  const { t } = useTranslation();
  const index = useQuery(blogIndexQuery);
  return (
    <aside className={classes.side} aria-label={t('blog.sidebar')}>
      {search}
      {!index.data && index.error && <ErrorState error={index.error} onRetry={() => void index.refetch()} />}
      {!index.data && !index.error && <Skeleton height={420} radius="lg" />}
      {index.data && (
        <>
          <Recent posts={index.data.recentPosts} />
          <Shelves counts={index.data} state={state} />
          <Categories categories={index.data.categories} state={state} />
          {index.data.authors.length > 0 && <Authors authors={index.data.authors} state={state} />}
          <BlogFeed />
        </>
      )}
    </aside>
  );
}

type Index = NonNullable<Awaited<ReturnType<NonNullable<typeof blogIndexQuery.queryFn>>>>;

function Recent({ posts }: { posts: Index['recentPosts'] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="blog-recent">
      <h2 className={classes.sideTitle} id="blog-recent">
        {t('blog.recent')}
      </h2>
      <ul className={classes.recent}>
        {posts.map(({ id, slug, img, title, createdTime }) => (
          <li key={id}>
            <Link to="/pages/blog/detail/$post" params={{ post: slug }} className={classes.recentLink}>
              <span className={classes.thumb}>
                <StoredPicture picture={img} alt="" />
              </span>
              <span className={classes.recentWords}>
                <bdi>{title}</bdi>
                <time dateTime={createdTime}>{date(createdTime)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one begins again: what is published, what one has bookmarked, and, for those who write, what is not published yet. */
function Shelves({ counts, state: { show, tag, author } }: { counts: Index; state: Partial<BlogSearch> }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const isWriter = ability.can('create', 'Blog') || ability.can('update', 'Blog');
  const shelves = isWriter ? (['published', 'drafts', 'bookmarked'] as const) : (['published', 'bookmarked'] as const);
  return (
    <nav aria-labelledby="blog-shelves">
      <h2 className={classes.sideTitle} id="blog-shelves">
        {t('blog.posts')}
      </h2>
      <ul className={classes.links}>
        {shelves.map((shelf) => (
          <li key={shelf}>
            <SideLink
              search={shelf === 'published' ? {} : { show: shelf }}
              isCurrent={show === shelf && tag === undefined && author === undefined}
              count={counts[shelf]}
            >
              {t(`blog.shelves.${shelf}`)}
            </SideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Categories({ categories, state }: { categories: Index['categories']; state: Partial<BlogSearch> }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="blog-categories">
      <h2 className={classes.sideTitle} id="blog-categories">
        {t('blog.categories')}
      </h2>
      <ul className={classes.links}>
        {categories.map(({ category, posts }) => (
          <li key={category}>
            <SideLink search={{ tag: category }} isCurrent={state.tag === category} count={posts} tag={category}>
              {t(`blog.tags.${category}`)}
            </SideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Authors({ authors, state }: { authors: Index['authors']; state: Partial<BlogSearch> }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="blog-authors">
      <h2 className={classes.sideTitle} id="blog-authors">
        {t('blog.authors')}
      </h2>
      <ul className={classes.links}>
        {authors.map(({ name, posts }) => (
          <li key={name}>
            <SideLink search={{ author: name }} isCurrent={state.author === name} count={posts}>
              <bdi>{name}</bdi>
            </SideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SideLinkProps {
  search: Record<string, string>;
  isCurrent: boolean;
  count: number;
  tag?: string;
  children: ReactNode;
}

function SideLink({ search, isCurrent, count, tag, children }: SideLinkProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Link
      to="/pages/blog/list"
      search={search}
      className={classes.sideLink}
      data-tag={tag}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{children}</span>
      <span className={classes.sideCount}>
        <span aria-hidden>{number(count)}</span>
        <span className={classes.hidden}>{t('blog.postCount', { count, formatted: number(count) })}</span>
      </span>
    </Link>
  );
}
