import type { InvoiceIssuer, PaymentDetails } from '@atrium/contract/invoices';

/** The server's settings whose values an invoice has no place without; the others are named beside them. */
const needed: readonly string[] = ['COMPANY_ADDRESS', 'COMPANY_TAX_NUMBER', 'BANK_IBAN'];

/** The settings that nobody has given of what a document says of its issuer, and of where to pay; none where it says enough. */
export function missingSettings(issuer: InvoiceIssuer, payment: PaymentDetails | null): string[] {
  const values = {
    COMPANY_ADDRESS: issuer.address,
    COMPANY_COUNTRY: issuer.country,
    COMPANY_EMAIL: issuer.email,
    COMPANY_TAX_NUMBER: issuer.taxNumber,
    ...(payment && { BANK_NAME: payment.bankName, BANK_IBAN: payment.iban, BANK_SWIFT: payment.swiftCode }),
  };
  const missing = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []));
  return missing.some((name) => needed.includes(name)) ? missing : [];
}
