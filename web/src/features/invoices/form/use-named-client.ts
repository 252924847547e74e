import type { Client } from '@atrium/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { clientQuery } from '../clients/clients.queries.ts';
import { numberOfInvoice } from '../invoice-id.ts';

/** The address may name the client that a new document is for: `?client=3`. Undefined until it is known who that is. */
export function useNamedClient(): Client | null | undefined {
  const { client }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = numberOfInvoice(String(client));
  const { data, isError } = useQuery({ ...clientQuery(id ?? 0), enabled: id !== null });
  return id === null || isError ? null : data;
}
