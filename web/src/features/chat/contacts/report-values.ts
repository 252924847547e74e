import { requiredText } from '@atrium/contract/text';
import * as z from 'zod/mini';

/** What the contract asks of the field: of its routes the browser has no schemas. */
export const ReportValues = z.object({ reason: requiredText(1_000) });
export type ReportValues = z.infer<typeof ReportValues>;
