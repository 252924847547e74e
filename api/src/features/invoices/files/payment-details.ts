import type { PaymentDetails } from '@atrium/contract/invoice-issuer';
import { moneyText } from '@atrium/contract/money';
import type { InvoiceRow } from '../../../database/invoices-schema.ts';
import { firmOf, type WrittenFirm } from '../../../invoicing/company.ts';
import type { Settings } from '../../../services.ts';

/** Where to pay what is still due. */
export function paymentDetails(
  { balanceCents, currency }: Pick<InvoiceRow, 'balanceCents' | 'currency'>,
  settings: Settings,
  firm: WrittenFirm,
): PaymentDetails {
  const { bankName, country, iban, swiftCode } = firmOf(settings, firm);
  return {
    totalDue: moneyText(balanceCents, currency),
    bankName,
    country: bankName === '' ? '' : country,
    iban,
    swiftCode,
  };
}
