import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import type { Company, Settings } from '../services.ts';
import type { WrittenSettings } from './invoice-settings.queries.ts';

export type CompanySettings = Pick<Settings, 'brandName' | 'sampleData' | 'company'>;

/** Who writes the invoices, as it was set in here. What is null is as the server's settings have it. */
export type WrittenFirm = Omit<WrittenSettings, 'paymentDays' | 'taxBasisPoints' | 'note'>;

/** Who writes the invoices, and where they are paid. */
interface Firm extends Company {
  readonly name: string;
  readonly phone: string;
  readonly logo: string;
}

export const nothingWritten: WrittenFirm = {
  name: null,
  address: null,
  country: null,
  email: null,
  phone: null,
  taxNumber: null,
  bankName: null,
  iban: null,
  swiftCode: null,
  logo: '',
};

/** Who the sample invoices are from. No real tax number is all zeros, and no real account has check digits of zeros. */
const sampleCompany: Company = {
  address: '7 Customs House Lane, Old Harbour',
  country: 'United Kingdom',
  email: 'accounts@old-harbour.example',
  taxNumber: 'GB000000000',
  bankName: 'Harbour Savings Bank',
  iban: 'GB00 HARB 0000 0012 3456 78',
  swiftCode: 'HARBGB2LXXX',
};
const unknownCompany: Company = {
  address: '',
  country: '',
  email: '',
  taxNumber: '',
  bankName: '',
  iban: '',
  swiftCode: '',
};

/** What was set in here, else what the server's settings say. Nobody is to pay to a made-up bank: its company is there with the sample data alone. */
export function firmOf({ brandName, sampleData, company }: CompanySettings, written: WrittenFirm): Firm {
  const known = company ?? (sampleData ? sampleCompany : unknownCompany);
  return {
    name: written.name ?? brandName,
    address: written.address ?? known.address,
    country: written.country ?? known.country,
    email: written.email ?? known.email,
    phone: written.phone ?? '',
    taxNumber: written.taxNumber ?? known.taxNumber,
    bankName: written.bankName ?? known.bankName,
    iban: written.iban ?? known.iban,
    swiftCode: written.swiftCode ?? known.swiftCode,
    logo: written.logo,
  };
}

export function issuerOf(settings: CompanySettings, written: WrittenFirm): InvoiceIssuer {
  const { name, address, country, email, phone, taxNumber, logo } = firmOf(settings, written);
  return { name, address, country, email, ...(phone !== '' && { phone }), taxNumber, ...(logo !== '' && { logo }) };
}
