import { CreditNoteListQuery } from '@atrium/contract/credit-note-list';
import * as z from 'zod/mini';
import { layoutParameters } from '../../../ui/data-table/list-search.ts';

export const CreditNoteListSearch = z.object({ ...CreditNoteListQuery.shape, ...layoutParameters });
export type CreditNoteListSearch = z.infer<typeof CreditNoteListSearch>;

/** The latest first. */
export const creditNoteListDefaults = { sort: 'desc', sortColumn: 'id' } as const;
