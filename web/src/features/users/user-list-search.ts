import { UserListQuery } from '@atrium/contract/users';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

export const UserListSearch = z.object({ ...UserListQuery.shape, ...layoutParameters });
export type UserListSearch = z.infer<typeof UserListSearch>;

/** The latest first. */
export const userListDefaults = { sort: 'desc', sortColumn: 'id' } as const;
