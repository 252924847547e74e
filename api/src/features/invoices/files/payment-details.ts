import type { PaymentDetails } from '@atrium/contract/invoices';
import { moneyText } from '@atrium/contract/money';
import type { InvoiceRow } from '../../../database/invoices-schema.ts';
import { companyOf } from '../../../invoicing/company.ts';
import type { Settings } from '../../../services.ts';

/** Where to pay what is still due. */
export function paymentDetails(
  { balanceCents, currency }: Pick<InvoiceRow, 'balanceCents' | 'currency'>,
  settings: Settings,
): PaymentDetails {
  const { bankName, country, iban, swiftCode } = companyOf(settings);
  return {
    totalDue: moneyText(balanceCents, currency),
    bankName,
    country: bankName === '' ? '' : country,
    iban,
    swiftCode,
  };
}
