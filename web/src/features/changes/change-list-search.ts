import { entities } from '@atrium/contract/changes';
import { listParameters } from '@atrium/contract/lists';
import { idParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

/** `change` is the change whose details are open. */
export const ChangeListSearch = z.object({
  entity: z.optional(z.enum(entities)),
  page: listParameters.page,
  perPage: listParameters.perPage,
  change: z.optional(idParameter()),
  ...layoutParameters,
});

export const changeListDefaults = {};
