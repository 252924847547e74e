import '../../ui/mantine-styles.ts';
import type { EditedPost } from '@atrium/contract/blog-posts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeletePostButton } from './delete-post-button.tsx';
import { NoPost } from './no-post.tsx';
import { editedPostQuery } from './post-form.queries.ts';
import { PostForm } from './post-form.tsx';

const crumbs = [{ titleKey: 'shell.menu.pages' }, { titleKey: 'blog.title', path: '/pages/blog/list' }];

export function PostAddPage() {
  return (
    <>
      <PageHeader titleKey="blog.newPost" crumbs={crumbs} />
      <PostForm post={null} />
    </>
  );
}

export function PostEditPage({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = useQuery(editedPostQuery(id));
  const title = post ? t('blog.editOf', { title: post.title }) : t('blog.editPost');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        titleKey="blog.editPost"
        title={title}
        crumbs={crumbs}
        actions={post?.mayDelete && <DeletePostButton post={post} />}
      />
      {post === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {post === undefined && !error && <Skeleton height={640} radius="lg" />}
      {post !== undefined && <Opened post={post} />}
    </>
  );
}

/** What was opened stays, with all that is written in it, when somebody deletes it meanwhile. */
function Opened({ post }: { post: EditedPost | null }) {
  const [opened, setOpened] = useState(post);
  if (opened === null && post !== null) setOpened(post);
  return opened === null ? <NoPost /> : <PostForm post={opened} />;
}
