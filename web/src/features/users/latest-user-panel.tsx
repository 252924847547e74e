import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '../../backend/backend-error.ts';
import { notify } from '../../ui/notify.tsx';
import { UserPanel } from './user-panel.tsx';
import { latestUserQuery } from './users.queries.ts';

/** Edits the user who was added last; where there is none, one is added. */
export function LatestUserPanel({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(latestUserQuery);
  useEffect(() => {
    if (!error || data) return;
    notify({ message: messageOf(error), tone: 'error' });
    onClose();
  }, [data, error, onClose]);
  return data === undefined ? null : <UserPanel user={data} onClose={onClose} />;
}
