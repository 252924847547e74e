import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDeletePost } from './blog.queries.ts';

/** Goes back to the list, where the note with its Undo stands. */
export function DeletePostButton({ post: { id, title } }: { post: { id: number; title: string } }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useDeletePost();
  const leave = () => void navigate({ to: '/pages/blog/list', replace: true, ignoreBlocker: true });
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
      loading={isPending}
      onClick={() => mutate({ id, title }, { onSuccess: leave })}
    >
      {t('blog.delete')}
    </Button>
  );
}
