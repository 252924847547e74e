import { addSavedView, deleteSavedView, listSavedViews, type SavedView } from '@atrium/contract/saved-views';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { notify } from '../notify.tsx';
import { useSaving } from '../use-saving.ts';

const savedViewKey = ['saved-view'] as const;

export function savedViewsQuery(list: string) {
  return queryOptions({
    queryKey: [...savedViewKey, list],
    queryFn: ({ signal }) => call(listSavedViews, { query: { list } }, { signal }),
    select: ({ savedViews }) => savedViews,
  });
}

/** Changes the saved views and loads them again. */
function useChangeOfViews<Variables>(
  change: (variables: Variables) => Promise<unknown>,
  said: (of: Variables) => void,
) {
  return useSaving({
    mutationFn: change,
    touches: savedViewKey,
    onSuccess: (_, variables) => said(variables),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}

type NewView = Omit<SavedView, 'id'>;

export function useSaveView() {
  const { t } = useTranslation();
  return useChangeOfViews(
    (view: NewView) => call(addSavedView, { body: view }),
    ({ name }) => notify({ message: t('table.viewSaved', { name }) }),
  );
}

export function useDeleteView() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useChangeOfViews(
    ({ id }: SavedView) => call(deleteSavedView, { parameters: { id } }),
    ({ name, list, state }) =>
      notify({
        message: t('table.viewDeleted', { name }),
        undo: async () => {
          await call(addSavedView, { body: { list, name, state } });
          void client.invalidateQueries({ queryKey: savedViewKey });
        },
      }),
  );
}
