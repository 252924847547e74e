import { EmployeeRecordQuery } from '@atrium/contract/employee-records';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

export const EmployeeListSearch = z.object({
  ...EmployeeRecordQuery.shape,
  /** Who works here is what a list shows unless it is asked for the others. */
  archive: z.optional(z.literal('archived')),
  ...layoutParameters,
});
export type EmployeeListSearch = z.infer<typeof EmployeeListSearch>;

export const tenAtOnce = { perPage: 10 } as const;
export const sevenAtOnce = { perPage: 7 } as const;
/** The latest first: one sees whom one adds. */
export const latestFirst = { perPage: 7, sort: 'desc', sortColumn: 'id' } as const;

/** The tables of the pages, by what their parameters begin with. */
export const prefixes = {
  plain: 'plain',
  order: 'order',
  more: 'more',
  words: 'words',
  find: 'find',
  scroll: 'scroll',
} as const;
