import type { InvoiceIssuer, PaymentDetails } from '@atrium/contract/invoice-issuer';

/** What an invoice has no place without; the others are named beside them. */
const needed = ['address', 'taxNumber', 'iban'] as const;

type Setting = (typeof needed)[number] | 'country' | 'email' | 'bankName' | 'swiftCode';

/** The settings that nobody has given of what a document says of its issuer, and of where to pay; none where it says enough. */
export function missingSettings(issuer: InvoiceIssuer, payment: PaymentDetails | null): Setting[] {
  const { address, country, email, taxNumber } = issuer;
  const bank = payment && { bankName: payment.bankName, iban: payment.iban, swiftCode: payment.swiftCode };
  const values: Partial<Record<Setting, string>> = { address, country, email, taxNumber, ...bank };
  const all = ['address', 'country', 'email', 'taxNumber', 'bankName', 'iban', 'swiftCode'] as const;
  const missing = all.filter((setting) => values[setting] === '');
  return needed.some((setting) => missing.includes(setting)) ? missing : [];
}
