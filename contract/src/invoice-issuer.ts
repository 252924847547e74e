import * as z from 'zod/mini';

export const PaymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

/** Who writes the invoices. Fields that nobody has filled in are empty. */
export const InvoiceIssuer = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  email: z.string(),
  /** Left out where there is none. */
  phone: z.optional(z.string()),
  taxNumber: z.string(),
  /** The path of a stored file; left out where there is none. */
  logo: z.optional(z.string()),
});
export type InvoiceIssuer = z.infer<typeof InvoiceIssuer>;
