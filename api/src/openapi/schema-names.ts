import * as contacts from '@atrium/contract/contacts';
import * as invoicePayments from '@atrium/contract/invoice-payments';
import * as profileFeed from '@atrium/contract/profile-feed';
import { modules } from '@atrium/contract/routes';
import type * as z from 'zod/mini';

/** What would have the name of another one. */
const otherNames = new Map<z.core.$ZodType, string>([
  [contacts.Contact, 'MailContact'],
  [invoicePayments.PaymentMethod, 'InvoicePaymentMethod'],
  [profileFeed.NewPost, 'NewProfilePost'],
  [profileFeed.PostChanges, 'ProfilePostChanges'],
]);

/** Each schema that an area of the contract exports, under the name that it has there; and the names that two have. */
export function schemaNames(): { names: Map<z.core.$ZodType, string>; taken: string[] } {
  const names = new Map<z.core.$ZodType, string>();
  const taken: string[] = [];
  for (const [exportedAs, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!isSchema(schema) || names.has(schema) || !/^[A-Z]/.test(exportedAs)) continue;
    const name = otherNames.get(schema) ?? exportedAs;
    if ([...names.values()].includes(name)) taken.push(name);
    else names.set(schema, name);
  }
  return { names, taken };
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
