import { ClientListQuery } from '@atrium/contract/clients';
import * as z from 'zod/mini';
import { layoutParameters } from '../../../ui/data-table/list-search.ts';

export const ClientListSearch = z.object({ ...ClientListQuery.shape, ...layoutParameters });
export type ClientListSearch = z.infer<typeof ClientListSearch>;

export const clientListDefaults = { sort: 'asc', sortColumn: 'name', perPage: '10' } as const;
