import { SendInvoice } from '@atrium/contract/invoices';
import * as z from 'zod/mini';

/** What is left empty here is not left to the server. */
export const SentLetter = z.required(z.omit(SendInvoice, { idempotencyKey: true }));

/** A key that no other request has: a letter that is sent twice by a poor connection leaves once. */
export function newSendingKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
