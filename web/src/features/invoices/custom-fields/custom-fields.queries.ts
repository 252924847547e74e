import { type CustomFieldChanges, listCustomFields, updateCustomFields } from '@atrium/contract/custom-fields';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const customFieldsQuery = queryOptions({
  queryKey: ['custom-fields'],
  queryFn: async ({ signal }) => (await call(listCustomFields, {}, { signal })).fields,
});

/** What is wrong with them is said in their form. What drafts say in them is another thing then. */
export function useSaveCustomFields() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (body: CustomFieldChanges) => call(updateCustomFields, { body }),
    touches: ['invoice', 'quote'],
    onSuccess: ({ fields }) => {
      client.setQueryData(customFieldsQuery.queryKey, fields);
    },
  });
}
