import { changeActions, entities } from '@atrium/contract/changes';
import { listParameters } from '@atrium/contract/lists';
import { daySpan, idParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

/** `change` is the change whose details are open. */
export const ChangeListSearch = z.object({
  q: listParameters.q,
  entity: z.optional(z.enum(entities)),
  /** The number of the record; of a kind alone is one looked for by it. */
  entityId: z.optional(idParameter()),
  action: z.optional(z.enum(changeActions)),
  actorId: z.optional(idParameter()),
  days: z.optional(daySpan()),
  page: listParameters.page,
  perPage: listParameters.perPage,
  change: z.optional(idParameter()),
  ...layoutParameters,
});

export type ChangeListSearch = z.infer<typeof ChangeListSearch>;

export const changeListDefaults = {};
