import { CardPeriod } from '@atrium/contract/cards';
import { numberParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';

/** What a dashboard shows, in its address. */
export const DashboardSearch = z.object({
  period: z._default(CardPeriod, 'last-28-days'),
  year: z.optional(numberParameter(z.gte(1900), z.lte(2199))),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;

export const dashboardDefaults = {};

export function useDashboardSearch() {
  return useListSearch(DashboardSearch, dashboardDefaults);
}
