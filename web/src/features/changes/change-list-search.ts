import { listChanges } from '@atrium/contract/changes';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

const { entity, entityId, page, perPage } = listChanges.query.shape;

/** `change` is the change whose details are open. */
export const ChangeListSearch = z.object({ entity, entityId, page, perPage, change: entityId, ...layoutParameters });
export type ChangeListSearch = z.infer<typeof ChangeListSearch>;

export const changeListDefaults = {};
