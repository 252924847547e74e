import {
  addClient,
  type Client,
  type ClientChanges,
  type ClientListQuery,
  deleteClient,
  getClient,
  listClients,
  type NewClient,
  updateClient,
} from '@atrium/contract/clients';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifThere } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import type { ClientListSearch } from './client-list-search.ts';

function queryOf({ columns: _, density: __, ...query }: ClientListSearch): ClientListQuery {
  return query;
}

export function clientListQuery(search: ClientListSearch) {
  const query = queryOf(search);
  return queryOptions({
    queryKey: ['client', 'list', query],
    queryFn: ({ signal }) => call(listClients, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The first of those that have these words. */
export function clientChoicesQuery(q: string) {
  return queryOptions({
    queryKey: ['client', 'choices', q],
    queryFn: ({ signal }) => call(listClients, { query: { q, perPage: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Null for an id that no client has. */
export function clientQuery(id: number) {
  return queryOptions({
    queryKey: ['client', 'one', id],
    queryFn: ({ signal }): Promise<Client | null> =>
      ifThere(call(getClient, { parameters: { id } }, { signal }).then(({ client }) => client)),
  });
}

/** Invoices show their client too. */
const touches = ['client', 'invoice'] as const;

export function useAddClient() {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (body: NewClient) => once((idempotencyKey) => call(addClient, { body: { ...body, idempotencyKey } })),
    touches,
  });
}

export function useUpdateClient(id: number) {
  return useSaving({
    mutationFn: (body: ClientChanges) => call(updateClient, { parameters: { id }, body }),
    touches,
  });
}

export function useDeleteClient() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Client) => call(deleteClient, { parameters: { id } }),
    said: ({ name }) => t('invoices.said.clientDeleted', { name }),
    touches: ['client'],
  });
}
