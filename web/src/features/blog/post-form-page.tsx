import '../../ui/mantine-styles.ts';
import type { EditedPost } from '@atrium/contract/blog-posts';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
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
const addPath = '/pages/blog/add';

interface PostFormPageProps {
  /** Null for a post that is not saved yet. */
  id: number | null;
}

export function PostFormPage({ id }: PostFormPageProps) {
  const { t } = useTranslation();
  const { key, onAdded } = useWriting(id);
  const { data: post, error, refetch } = useQuery({ ...editedPostQuery(id ?? 0), enabled: id !== null });
  const titleKey = id === null ? 'blog.newPost' : 'blog.editPost';
  const title = post ? t('blog.editOf', { title: post.title }) : t(titleKey);
  usePageTitle(title);
  const isMissing = id !== null && post === undefined;
  return (
    <>
      <PageHeader
        titleKey={titleKey}
        title={title}
        crumbs={crumbs}
        actions={post?.mayDelete && <DeletePostButton post={post} />}
      />
      {isMissing && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isMissing && !error && <Skeleton height={640} radius="lg" />}
      {!isMissing && <Opened key={key} isNew={id === null} post={post ?? null} onAdded={onAdded} />}
    </>
  );
}

interface Writing {
  key: number;
  id: number | null;
  /** What the new post has become that is written on. */
  added: number | null;
}

/** Each address is a piece of writing of its own, but for the one that a new post gets when it is saved while it is written on. */
function useWriting(id: number | null) {
  const client = useQueryClient();
  const router = useRouter();
  const [writing, setWriting] = useState<Writing>({ key: 0, id, added: null });
  if (writing.id !== id) {
    const isSame = id !== null && id === writing.added;
    setWriting({ key: isSame ? writing.key : writing.key + 1, id, added: null });
  }
  const onAdded = (post: EditedPost): void => {
    client.setQueryData(editedPostQuery(post.id).queryKey, post);
    const { pathname } = router.state.location;
    // Whoever has gone elsewhere meanwhile stays there.
    if (pathname !== addPath) return;
    setWriting({ ...writing, added: post.id });
    const params = { id: String(post.id) };
    const inPlace = { replace: true, ignoreBlocker: true, resetScroll: false, state: { samePageAs: pathname } };
    void router.navigate({ to: '/pages/blog/edit/$id', params, ...inPlace });
  };
  return { key: writing.key, onAdded };
}

interface OpenedProps {
  isNew: boolean;
  post: EditedPost | null;
  onAdded: (post: EditedPost) => void;
}

/** What was opened stays, with all that is written in it, when somebody deletes it meanwhile. */
function Opened({ isNew, post, onAdded }: OpenedProps) {
  const [opened, setOpened] = useState(post);
  if (opened === null && post !== null) setOpened(post);
  return opened === null && !isNew ? <NoPost /> : <PostForm post={opened} onAdded={onAdded} />;
}
