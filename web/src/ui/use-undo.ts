import { undoChange } from '@atrium/contract/changes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal, messageOf } from '../backend/backend-error.ts';
import { call } from '../backend/client.ts';
import { takeUndoable, type Undoable } from './notices.ts';
import { notify } from './notify.tsx';

interface Undoing {
  what: Undoable;
  offerAgain: () => void;
}

/** Takes a change back and says so. */
export function useUndo() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ what }: Undoing) => takeBack(client, what),
    onSuccess: () => notify({ message: t('ui.undone') }),
    onError: (error, { offerAgain }) => {
      if (!isRefusal(error)) offerAgain();
      notify({ message: messageOf(error), tone: 'error' });
    },
  });
  const undo = (what: Undoable) => mutate({ what, offerAgain: takeUndoable(what) });
  return { undo, undoing: isPending ? (variables.what.undoChangeId ?? null) : null };
}

async function takeBack(client: QueryClient, { undo, undoChangeId }: Undoable): Promise<void> {
  if (undo) await undo();
  if (undoChangeId == null) return;
  const { changes } = await call(undoChange, { parameters: { id: undoChangeId } });
  const entities = new Set(changes.map(({ entity }) => entity));
  await Promise.all([...entities, 'change'].map((entity) => client.invalidateQueries({ queryKey: [entity] })));
}
