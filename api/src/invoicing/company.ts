import type { InvoiceIssuer } from '@atrium/contract/invoices';
import type { Company, Settings } from '../services.ts';

export type CompanySettings = Pick<Settings, 'brandName' | 'sampleData' | 'company'>;

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

/** Nobody is to pay to a made-up bank: without sample data it is what the settings say, or nothing. */
export function companyOf({ sampleData, company }: CompanySettings): Company {
  return company ?? (sampleData ? sampleCompany : unknownCompany);
}

export function issuerOf(settings: CompanySettings): InvoiceIssuer {
  const { address, country, email, taxNumber } = companyOf(settings);
  return { name: settings.brandName, address, country, email, taxNumber };
}
