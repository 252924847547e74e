import type { Client } from '@atrium/contract/clients';
import type { ClientRow } from '../../../database/invoices-schema.ts';
import { facetOf, type ListIndex } from '../../../lists/list-index.ts';
import { fold, searchText } from '../../../search/fold.ts';

/** Lists show what is present; what was deleted stays, for what refers to it. */
export const present = 'present';

export function presenceOf(deletedAt: string | null): string {
  return deletedAt === null ? present : 'deleted';
}

export const clientsIndex: ListIndex<ClientRow> = {
  name: 'clients',
  sorts: { id: 'id', name: 'nameKey' },
  facets: ['presence'],
};

export type ClientRecord = Client & Pick<ClientRow, 'createdAt' | 'deletedAt'>;

export function clientRow(client: ClientRecord): ClientRow {
  return {
    ...client,
    copiesTo: JSON.stringify(client.copiesTo),
    nameKey: fold(client.name),
    facet: facetOf([presenceOf(client.deletedAt)]),
    search: searchText([client.name, client.company, client.companyEmail, ...vatNumbersOf(client)]),
    place: client.id,
  };
}

/** As it was written, and without what parts it. */
function vatNumbersOf({ vatNumber }: Client): string[] {
  const closed = vatNumber.replace(/[\s./-]+/g, '');
  return [...new Set([vatNumber, closed].filter((text) => text !== ''))];
}
