import { SendInvoice } from '@atrium/contract/invoices';
import * as z from 'zod/mini';

/** What is left empty here is not left to the server. */
export const SentLetter = z.required(z.omit(SendInvoice, { idempotencyKey: true }));
