import '../../ui/mantine-styles.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconMessageOff, IconNews } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { shownOf } from './feed-pages.ts';
import { NewPosts } from './new-posts.tsx';
import { PostCard } from './post-card.tsx';
import classes from './profile.module.css';
import { feedQuery, postQuery } from './profile.queries.ts';

export function Posts({ person }: { person: number | undefined }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(feedQuery(person));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  const { posts } = shownOf(data);
  if (posts.length === 0)
    return (
      <EmptyState
        icon={<IconNews size={40} stroke={1.25} />}
        title={t('profile.noPosts')}
        text={t(person === undefined ? 'profile.noPostsText' : 'profile.noPostsOfText')}
      />
    );
  return (
    <>
      <NewPosts person={person} feed={data} />
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('profile.more')}
        </Button>
      )}
    </>
  );
}

/** The post that an address names. */
export function SinglePost({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = useQuery(postQuery(id));
  const toAll = (
    <LinkButton to="/pages/profile" search={{}} variant="default" className={classes.more}>
      {t('profile.allPosts')}
    </LinkButton>
  );
  if (post)
    return (
      <>
        {toAll}
        <PostCard post={post} />
      </>
    );
  if (post === null)
    return (
      <EmptyState
        icon={<IconMessageOff size={40} stroke={1.25} />}
        title={t('profile.postGone')}
        text={t('profile.postGoneText')}
        action={toAll}
      />
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}
