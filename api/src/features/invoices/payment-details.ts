import type { InvoiceIssuer, PaymentDetails } from '@atrium/contract/invoices';
import { moneyText } from '@atrium/contract/money';
import type { Settings } from '../../services.ts';

type Bank = Omit<PaymentDetails, 'totalDue'>;

/** The bank of the sample data. No real account has check digits of zeros. */
const sampleBank: Bank = {
  bankName: 'Harbour Savings Bank',
  country: 'United Kingdom',
  iban: 'GB00 HARB 0000 0012 3456 78',
  swiftCode: 'HARBGB2LXXX',
};
const noBank: Bank = { bankName: '', country: '', iban: '', swiftCode: '' };

/** Where to pay what is still due. Nobody is to pay to a made-up bank: without sample data there is none yet. */
export function paymentDetails(balanceCents: number, hasSampleData: boolean): PaymentDetails {
  return { totalDue: moneyText(balanceCents), ...(hasSampleData ? sampleBank : noBank) };
}

const sampleOffice = { address: '7 Customs House Lane, Old Harbour', email: 'accounts@atrium.example' };
const noOffice = { address: '', email: '' };

/** Who writes the invoices: whom the installation belongs to. */
export function issuerOf({ brandName, sampleData }: Pick<Settings, 'brandName' | 'sampleData'>): InvoiceIssuer {
  return { name: brandName, ...(sampleData ? sampleOffice : noOffice) };
}
