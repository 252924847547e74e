import { InvoiceListQuery } from '@atrium/contract/invoice-list';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

export const InvoiceListSearch = z.object({ ...InvoiceListQuery.shape, ...layoutParameters });
export type InvoiceListSearch = z.infer<typeof InvoiceListSearch>;

/** The latest first. */
export const invoiceListDefaults = { sort: 'desc', sortColumn: 'id', allData: 'false' } as const;
