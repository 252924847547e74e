import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { IconArticle, IconPencilPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { Pager } from '../../ui/data-table/pager.tsx';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './blog.module.css';
import { postListQuery } from './blog.queries.ts';
import { type BlogSearch, BlogSearch as BlogSearchSchema, blogDefaults, type ChangeBlog } from './blog-search.ts';
import { BlogSidebar } from './blog-sidebar.tsx';
import { PostCard } from './post-card.tsx';

const crumbs = [{ titleKey: 'shell.menu.pages' }];

export function BlogListPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, change] = useListSearch(BlogSearchSchema, blogDefaults);
  const list = useQuery(postListQuery(state));
  const box = useRef<HTMLInputElement>(null);
  const mayWrite = useAbility().can('create', 'Blog');
  const prefetch = (page: number) => void client.prefetchQuery(postListQuery({ ...state, page }));
  const go = (page: number) => {
    change({ page });
    document.querySelector('#main')?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <PageHeader titleKey="blog.title" crumbs={crumbs} actions={mayWrite && <NewPostButton />} />
      <div className={classes.blog}>
        <section aria-label={t('blog.posts')}>
          {state.author !== undefined && <ByAuthor name={state.author} />}
          {!list.data && list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {!list.data && !list.error && <WaitingPosts />}
          {list.data?.posts.length === 0 && <NoPosts state={state} onChange={change} mayWrite={mayWrite} />}
          {state.show === 'editable' && list.data && list.data.posts.length > 0 && (
            <p className={classes.choice}>{t('blog.chooseToEdit')}</p>
          )}
          {list.data && list.data.posts.length > 0 && (
            <ul className={classes.posts} aria-busy={list.isPlaceholderData}>
              {list.data.posts.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} isToEdit={state.show === 'editable'} />
                </li>
              ))}
            </ul>
          )}
          {list.data && list.data.total > 0 && (
            <Pager
              page={state.page}
              perPage={state.perPage}
              total={list.data.total}
              onPage={go}
              onPerPage={(perPage) => change({ perPage })}
              prefetch={prefetch}
            />
          )}
        </section>
        <BlogSidebar
          state={state}
          search={
            <SearchBox
              label={t('blog.search')}
              value={state.q}
              inputRef={box}
              onChange={(q) => change({ q }, { replace: true })}
            />
          }
        />
      </div>
    </>
  );
}

function ByAuthor({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.byAuthor}>
      <h2 className={classes.byAuthorTitle} dir="auto">
        {t('blog.postsBy', { name })}
      </h2>
      <LinkButton to="/pages/blog/list" search={{}} variant="default" size="compact-sm">
        {t('blog.showAll')}
      </LinkButton>
    </div>
  );
}

function NewPostButton() {
  const { t } = useTranslation();
  return (
    <LinkButton to="/pages/blog/add" leftSection={<IconPencilPlus size={16} stroke={1.5} aria-hidden />}>
      {t('blog.newPost')}
    </LinkButton>
  );
}

interface NoPostsProps {
  state: BlogSearch;
  onChange: ChangeBlog;
  mayWrite: boolean;
}

function NoPosts({ state: { q, tag, author, show, page }, mayWrite }: NoPostsProps) {
  const { t } = useTranslation();
  const isFiltered = q !== '' || tag !== undefined || author !== undefined || page > 1;
  const words = isFiltered ? 'nothing' : show;
  const icon = <IconArticle size={20} stroke={1.5} />;
  const back = (
    <LinkButton to="/pages/blog/list" search={{}} variant="default">
      {t('blog.showAll')}
    </LinkButton>
  );
  return (
    <div className={classes.nothing}>
      <EmptyState
        icon={icon}
        title={t(`blog.empty.${words}.title`)}
        text={t(`blog.empty.${words}.text`)}
        action={isFiltered || show === 'bookmarked' || show === 'editable' ? back : mayWrite && <NewPostButton />}
      />
    </div>
  );
}

const waiting = ['one', 'two', 'three', 'four'] as const;

function WaitingPosts() {
  return (
    <div className={classes.posts}>
      {waiting.map((place) => (
        <Skeleton key={place} height={440} radius="lg" />
      ))}
    </div>
  );
}
