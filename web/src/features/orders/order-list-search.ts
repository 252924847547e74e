import { OrderListQuery } from '@atrium/contract/orders';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

export const OrderListSearch = z.object({ ...z.omit(OrderListQuery, { all: true }).shape, ...layoutParameters });
export type OrderListSearch = z.infer<typeof OrderListSearch>;

/** The latest first. */
export const orderListDefaults = { sort: 'desc', sortColumn: 'id' } as const;
