import { undoChange } from '@atrium/contract/changes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../backend/backend-error.ts';
import { call } from '../backend/client.ts';
import { type Notice, notify } from './notify.tsx';

type Undoable = Pick<Notice, 'undo' | 'undoChangeId'>;

/** Takes a change back and says so. */
export function useUndo() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (undoable: Undoable) => takeBack(client, undoable),
    onSuccess: () => notify({ message: t('ui.undone') }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
  return { undo: mutate, undoing: isPending ? (variables.undoChangeId ?? null) : null };
}

async function takeBack(client: QueryClient, { undo, undoChangeId }: Undoable): Promise<void> {
  if (undo) await undo();
  if (undoChangeId == null) return;
  const { changes } = await call(undoChange, { parameters: { id: undoChangeId } });
  const entities = new Set(changes.map(({ entity }) => entity));
  await Promise.all([...entities, 'change'].map((entity) => client.invalidateQueries({ queryKey: [entity] })));
}
