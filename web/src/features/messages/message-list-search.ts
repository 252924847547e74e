import { listParameters } from '@atrium/contract/lists';
import { idParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

/** `message` is the one that is open. */
export const MessageListSearch = z.object({
  page: listParameters.page,
  perPage: listParameters.perPage,
  message: z.optional(idParameter()),
  ...layoutParameters,
});

export const messageListDefaults = {};
