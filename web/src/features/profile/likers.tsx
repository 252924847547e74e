import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from '../../ui/dialog-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { PersonLine } from './person-line.tsx';
import classes from './profile.module.css';
import { likersQuery } from './profile.queries.ts';

/** All who like a post. */
export function Likers({ post, onClose }: { post: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(likersQuery(post));
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      {...dialogTitle(t('profile.likers'))}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />)}
      <ul className={classes.list}>
        {data?.people.map(({ id, name, avatar }) => (
          <li key={id}>
            <PersonLine id={id} name={name} avatar={avatar} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
