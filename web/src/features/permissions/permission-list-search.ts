import { PermissionListQuery } from '@atrium/contract/permissions';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

export const PermissionListSearch = z.object({ ...PermissionListQuery.shape, ...layoutParameters });
export type PermissionListSearch = z.infer<typeof PermissionListSearch>;

/** All that there is goes to exports, not to a page. */
export const permissionListDefaults = { allData: 'false' } as const;
