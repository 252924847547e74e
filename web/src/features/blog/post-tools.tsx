import type { PostPage } from '@atrium/contract/blog-posts';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { DeletePostButton } from './delete-post-button.tsx';

/** What whoever may can do with a post. */
export function PostTools({ post }: { post: PostPage }) {
  const { t } = useTranslation();
  return (
    <>
      {post.mayDelete && <DeletePostButton post={post} />}
      {post.mayChange && (
        <LinkButton
          to="/pages/blog/edit/$id"
          params={{ id: String(post.id) }}
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
        >
          {t('blog.edit')}
        </LinkButton>
      )}
    </>
  );
}
