import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine, WholeInvoice } from '@atrium/contract/invoices';
import type { TaxTreatment } from '@atrium/contract/tax-treatment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { electronicInvoice } from '../../src/features/invoices/files/electronic-invoice.ts';
import type { Company } from '../../src/services.ts';
import { openApp } from '../helper.ts';
import { aClient, addAnInvoice, aLine, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const usual = await wholeInvoice(admin, 5_000);

/** The contents of all elements of a name, in order. */
function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 'gs'))].map(
    ([, inside = '']) => inside,
  );
}

function one(xml: string, name: string): string {
  const found = all(xml, name);
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

/** A decimal in cents. Decimals have two places, or the sums of a program that reads them are not ours. */
function cents(decimal: string): number {
  expect(decimal).toMatch(/^-?\d+\.\d\d$/);
  return Number(decimal.replace('.', ''));
}

const nobody: Company = {
  ...{ address: '', country: '', email: '', taxNumber: '' },
  ...{ bankName: '', iban: '', swiftCode: '' },
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function withContent(
  lines: InvoiceLine[],
  paidCents: number,
  creditCents = 0,
  roundsTaxOnce = false,
  taxTreatment: TaxTreatment = 'standard',
): WholeInvoice {
  const payments = [
    {
      id: 1,
      paidOn: '2026-03-02',
      amountCents: paidCents,
      method: 'Cash',
      note: '',
      provider: '',
      otherInvoiceId: null,
    } as const,
  ];
  const totals = invoiceTotals(lines, payments, creditCents, roundsTaxOnce);
  const client = { ...usual.invoice.client, vatNumber: 'PT 000 000 000' };
  const tax = { taxTreatment, exemptionReason: 'Small business.' };
  const invoice = { ...usual.invoice, client, roundsTaxOnce, ...totals, ...tax };
  return { ...usual, lines, payments, invoice };
}

const arbitraryLine = fc.record({
  item: fc.constant('Rope'),
  description: fc.constant(''),
  costCents: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantityThousandths: fc.integer({ min: 0, max: 10_000_000 }),
  discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  takenOffCents: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
  taxBasisPoints: fc.constantFrom(0, 700, 1_900, 2_000, 750),
});
const arbitraryInvoice = fc.tuple(
  fc.array(arbitraryLine, { minLength: 1, maxLength: 100 }),
  fc.integer({ min: -1_000_000, max: 1_000_000_000 }).filter((amount) => amount !== 0),
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.boolean(),
);

test('Its sums agree with each other, as the rules of the standard want it', () => {
  fc.assert(
    fc.property(arbitraryInvoice, ([lines, paidCents, creditCents, roundsTaxOnce]) => {
      const xml = electronicInvoice(withContent(lines, paidCents, creditCents, roundsTaxOnce));
      const lineXml = all(xml, 'IncludedSupplyChainTradeLineItem');
      const nets = lineXml.map((line) => cents(one(line, 'LineTotalAmount')));
      const header = one(xml, 'ApplicableHeaderTradeSettlement');
      const taxes = all(header, 'ApplicableTradeTax');
      const [lineTotal, basis, tax, total, paid, due] = [
        'LineTotalAmount',
        'TaxBasisTotalAmount',
        'TaxTotalAmount',
        'GrandTotalAmount',
        'TotalPrepaidAmount',
        'DuePayableAmount',
      ].map((name) => cents(one(header, name)));
      expect(lineTotal, 'BR-CO-10').toBe(sum(nets));
      expect(basis, 'BR-CO-13').toBe(lineTotal);
      expect(tax, 'BR-CO-14').toBe(sum(taxes.map((own) => cents(one(own, 'CalculatedAmount')))));
      expect(total, 'BR-CO-15').toBe(Number(basis) + Number(tax));
      expect(due, 'BR-CO-16').toBe(Number(total) - Number(paid));
      expect(paid).toBe(paidCents + creditCents);
      for (const own of taxes) expectTax(own, lineXml, roundsTaxOnce);
      for (const line of lineXml) expectLine(line);
    }),
    { numRuns: 60 },
  );
});

/** BR-S-08, BR-Z-08: what is taxed at a rate is what the lines of that rate come to. BR-CO-17, BR-S-09: so is the tax, less than 1.00 off, or to the cent. */
function expectTax(own: string, lines: readonly string[], isExact: boolean): void {
  const rate = one(own, 'RateApplicablePercent');
  const category = one(own, 'CategoryCode');
  expect(category).toBe(rate === '0.00' ? 'Z' : 'S');
  const ofRate = lines.filter((line) => one(line, 'RateApplicablePercent') === rate);
  const basis = cents(one(own, 'BasisAmount'));
  expect(basis).toBe(sum(ofRate.map((line) => cents(one(line, 'LineTotalAmount')))));
  expect(Math.abs(cents(one(own, 'CalculatedAmount')) - (basis * Number(rate)) / 100)).toBeLessThan(
    isExact ? 0.501 : 100,
  );
}

/** What a line comes to is its price by its quantity less what is taken off. */
function expectLine(line: string): void {
  const gross = (cents(one(line, 'ChargeAmount')) * Number(one(line, 'BilledQuantity'))).toFixed(3);
  const off = sum(all(line, 'ActualAmount').map(cents));
  expect(Math.abs(Number(gross) - off - cents(one(line, 'LineTotalAmount')))).toBeLessThanOrEqual(0.501);
}

const untaxed = [
  ['reverse-charge', 'AE'],
  ['intra-community', 'K'],
  ['exempt', 'E'],
] as const;

test.each(untaxed)('Of %s, all is in one category of the rate 0, with a reason', (taxTreatment, category) => {
  fc.assert(
    fc.property(arbitraryInvoice, ([taxed, paidCents, creditCents, roundsTaxOnce]) => {
      const lines = taxed.map((line) => ({ ...line, taxBasisPoints: 0 }));
      const xml = electronicInvoice(withContent(lines, paidCents, creditCents, roundsTaxOnce, taxTreatment));
      const lineXml = all(xml, 'IncludedSupplyChainTradeLineItem');
      for (const line of lineXml) {
        expect(one(line, 'CategoryCode'), 'BR-AE-01, BR-IC-01, BR-E-01').toBe(category);
        expect(one(line, 'RateApplicablePercent'), 'BR-AE-05, BR-IC-05, BR-E-05').toBe('0.00');
        expect(all(line, 'ExemptionReason')).toEqual([]);
      }
      const header = one(xml, 'ApplicableHeaderTradeSettlement');
      const tax = one(header, 'ApplicableTradeTax');
      expect(one(tax, 'CategoryCode')).toBe(category);
      const nets = lineXml.map((line) => cents(one(line, 'LineTotalAmount')));
      expect(cents(one(tax, 'BasisAmount')), 'BR-AE-08, BR-IC-08, BR-E-08').toBe(sum(nets));
      expect(one(tax, 'CalculatedAmount'), 'BR-AE-09, BR-IC-09, BR-E-09').toBe('0.00');
      expect(one(tax, 'ExemptionReason'), 'BR-AE-10, BR-IC-10, BR-E-10').not.toBe('');
      const registrations = ['SellerTradeParty', 'BuyerTradeParty'].map((party) => one(one(xml, party), 'ID'));
      expect(registrations, 'BR-AE-02, BR-IC-02').toEqual(['GB000000000', 'PT000000000']);
      expect(all(xml, 'ShipToTradeParty').length, 'BR-IC-12').toBe(category === 'K' ? 1 : 0);
      expect(all(xml, 'ActualDeliverySupplyChainEvent').length, 'BR-IC-11').toBe(category === 'K' ? 1 : 0);
    }),
    { numRuns: 20 },
  );
});

test('It names both parties, when and where to pay, and what was bought', () => {
  const xml = electronicInvoice(usual);
  const { client, dueDate } = usual.invoice;
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rsm:CrossIndustryInvoice /);
  expect(one(xml, 'GuidelineSpecifiedDocumentContextParameter')).toContain('urn:cen.eu:en16931:2017');
  expect(one(one(xml, 'SellerTradeParty'), 'CountryID')).toBe('GB');
  expect(one(xml, 'SellerTradeParty')).toContain('<ram:ID schemeID="VA">GB000000000</ram:ID>');
  expect(one(one(xml, 'BuyerTradeParty'), 'Name')).toBe(client.company);
  expect(one(xml, 'IBANID')).toBe('GB00HARB00000012345678');
  expect(one(xml, 'DueDateDateTime')).toContain(`<udt:DateTimeString format="102">${dueDate.replaceAll('-', '')}<`);
});

function buyerWith(vatNumber: string): string {
  const client = { ...usual.invoice.client, vatNumber };
  return one(electronicInvoice({ ...usual, invoice: { ...usual.invoice, client } }), 'BuyerTradeParty');
}

test.each([
  ['DE 123 456 789', 'DE123456789'],
  ['CHE-123.456.788', 'CHE123456788'],
])('The buyer who writes %s has the VAT number %s (BT-48)', (written, number) => {
  const buyer = buyerWith(written);
  const registration = `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${number}</ram:ID></ram:SpecifiedTaxRegistration>`;
  expect(buyer.replace(/\n\s*/g, '').endsWith(registration)).toBe(true);
});

test('What does not begin with a country is no VAT number of the standard, but what the buyer is known by (BT-46)', () => {
  expect(buyerWith('33AAACK0000A1Z5').trim()).toMatch(/^<ram:ID>33AAACK0000A1Z5<\/ram:ID>/);
  expect(buyerWith('33AAACK0000A1Z5')).not.toContain('SpecifiedTaxRegistration');
  expect(buyerWith('')).not.toContain('<ram:ID');
});

test.each([
  ['address', 'of your company'],
  ['country', 'of your company'],
  ['taxNumber', 'of your company'],
] as const)('There is none without the %s of who issues it', (field, sentence) => {
  const issuer = { ...usual.issuer, [field]: '' };
  expect(() => electronicInvoice({ ...usual, issuer })).toThrow(sentence);
});

test('It is from whom the settings say, and without sample data from nobody until they do', async () => {
  const given = {
    ...nobody,
    address: 'Shed 3',
    country: 'Norway',
    taxNumber: 'NO123456789MVA',
    iban: 'NO93 8601 1117 947',
  };
  const { id } = await addAnInvoice(admin);
  for (const company of [given, null]) {
    const own = await openApp({
      database: app.database,
      settings: { company, brandName: 'Rope Walk', sampleData: false },
    });
    const { issuer, paymentDetails } = await wholeInvoice(await own.signIn('admin'), id);
    const { address, country, taxNumber, iban } = company ?? nobody;
    expect(issuer).toEqual({ name: 'Rope Walk', address, country, email: '', taxNumber });
    expect(paymentDetails).toMatchObject({ bankName: '', country: '', iban });
    await own.close();
  }
});

test.each([
  ['de123456789', 'DE123456789'],
  ['XI123456789', 'XI123456789'],
  ['EL 123456789', 'EL123456789'],
  ['atu12345678', 'ATU12345678'],
  ['FR-XX 999.999.999', 'FRXX999999999'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['Gbgd001', 'GBGD001'],
])('The VAT number %s names its country as BR-CO-09 wants it: %s', (taxNumber, written) => {
  const xml = electronicInvoice({ ...usual, issuer: { ...usual.issuer, taxNumber } });
  expect(one(xml, 'SellerTradeParty')).toContain(`<ram:ID schemeID="VA">${written}</ram:ID>`);
  expect(xml).not.toContain('schemeID="FC"');
});

test.each(['Steuernummer 12345678', 'USt 123/456', 'XX123456789', '123456789', 'DE'])(
  'A tax number such as %s is none of a country, and stands as it was written',
  (taxNumber) => {
    const xml = electronicInvoice({ ...usual, issuer: { ...usual.issuer, taxNumber } });
    expect(one(xml, 'SellerTradeParty')).toContain(`<ram:ID schemeID="FC">${taxNumber}</ram:ID>`);
  },
);

test('A tax number that is no VAT number is one of another kind, and names the seller too', () => {
  const xml = electronicInvoice({ ...usual, issuer: { ...usual.issuer, taxNumber: '12/345/67890' } });
  expect(xml).toContain('<ram:ID schemeID="FC">12/345/67890</ram:ID>');
  expect(one(xml, 'SellerTradeParty')).toContain('<ram:ID>12/345/67890</ram:ID>');
});

test('What was written stands in it as it was written, less what no XML can hold', async () => {
  const client = { ...aClient(), company: 'Rope & <Walk> "Ltd"', address: 'Shed 3\nNorth Quay\nHarbour\nTown' };
  const { id: _, ...whole } = await addAnInvoice(admin, { client, lines: [aLine({ item: 'ملاحظة \ufffe]]>' })] });
  const xml = electronicInvoice(whole);
  expect(xml).toContain('<ram:Name>Rope &amp; &lt;Walk&gt; &quot;Ltd&quot;</ram:Name>');
  expect(xml).toContain('<ram:LineThree>Harbour, Town</ram:LineThree>');
  expect(xml).toContain('<ram:Name>ملاحظة ]]&gt;</ram:Name>');
});
