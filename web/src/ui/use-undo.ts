import { undoChange } from '@atrium/contract/changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal, messageOf } from '../backend/backend-error.ts';
import { call } from '../backend/client.ts';
import { takeUndoable, type Undoable } from './notices.ts';
import { notify } from './notify.tsx';

interface Undoing {
  what: Undoable;
  offerAgain: () => void;
}

/** Takes a change back and says so. Its button stays out of use until that is shown. */
export function useUndo() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ what }: Undoing) => {
      const entities = await takeBack(what);
      notify({ message: t('ui.undone') });
      await Promise.all(entities.map((entity) => client.invalidateQueries({ queryKey: [entity] })));
    },
    onError: (error, { offerAgain }) => {
      if (!isRefusal(error)) offerAgain();
      notify({ message: messageOf(error), tone: 'error' });
    },
  });
  const undo = (what: Undoable) => mutate({ what, offerAgain: takeUndoable(what) });
  return { undo, undoing: isPending ? (variables.what.undoChangeId ?? null) : null };
}

/** Answers whose queries are to be asked again. */
async function takeBack({ undo, undoChangeId }: Undoable): Promise<string[]> {
  if (undo) await undo();
  if (undoChangeId == null) return [];
  const { changes } = await call(undoChange, { parameters: { id: undoChangeId } });
  return [...new Set(changes.map(({ entity }) => entity)), 'change'];
}
