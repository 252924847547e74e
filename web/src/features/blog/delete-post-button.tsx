import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDeletePost } from './blog.queries.ts';

/** Goes back to the list first, where the note with its Undo stands: what is shown no more is not asked for again. */
export function DeletePostButton({ post: { id, title } }: { post: { id: number; title: string } }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useDeletePost();
  const remove = async () => {
    await navigate({ to: '/pages/blog/list', replace: true, ignoreBlocker: true });
    mutate({ id, title });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
      loading={isPending}
      onClick={() => void remove()}
    >
      {t('blog.delete')}
    </Button>
  );
}
