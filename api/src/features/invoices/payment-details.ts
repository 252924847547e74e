import type { PaymentDetails } from '@atrium/contract/invoices';
import { moneyText } from '@atrium/contract/money';
import { companyOf } from '../../invoicing/company.ts';
import type { Settings } from '../../services.ts';

/** Where to pay what is still due. */
export function paymentDetails(balanceCents: number, settings: Settings): PaymentDetails {
  const { bankName, country, iban, swiftCode } = companyOf(settings);
  return { totalDue: moneyText(balanceCents), bankName, country: bankName === '' ? '' : country, iban, swiftCode };
}
