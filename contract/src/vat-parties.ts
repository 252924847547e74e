import { countryCode } from './country-code.ts';
import type { TaxTreatment } from './tax-treatment.ts';

/** Greece and Northern Ireland have prefixes of their own. */
const otherPrefixes: readonly string[] = ['EL', 'XI'];
const vatNumberPattern = /^(?<prefix>[A-Z]{2})[A-Z]{0,2}\d[A-Z\d+*]{1,16}$/;

/** BR-CO-09 of EN 16931: a VAT number begins with its country, in capital letters, however it was written. Null for a number of another kind. */
export function vatNumberIn(taxNumber: string): string | null {
  const number = taxNumber.toUpperCase().replace(/[\s.-]/g, '');
  const { prefix } = vatNumberPattern.exec(number)?.groups ?? {};
  if (prefix === undefined) return null;
  return otherPrefixes.includes(prefix) || countryCode(prefix) !== undefined ? number : null;
}

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

interface Seller {
  readonly country: string;
  readonly taxNumber: string;
}

interface Buyer {
  readonly country: string;
  readonly vatNumber: string;
}

/** What is wrong with the numbers of the two: where the buyer owes the VAT, or is sent goods without it, both need one. Null when nothing is. */
export function vatNumberProblem(taxTreatment: TaxTreatment, seller: Seller, buyer: Buyer): string | null {
  if (taxTreatment === 'standard' || taxTreatment === 'exempt') return null;
  if (vatNumberIn(buyer.vatNumber) === null)
    return 'This tax is for clients with a VAT number that begins with its country, such as DE123456789. Add it to the client first.';
  if (vatNumberIn(seller.taxNumber) === null)
    return 'This tax is for companies with a VAT number that begins with its country. Add yours to the invoice settings first.';
  return null;
}

/** Whether a business in one country of the Union sells to one in another: the buyer often owes the VAT then. */
export function isAcrossTheUnion(seller: Seller, buyer: Buyer): boolean {
  const [from, to] = [seller.country, buyer.country].map((country) => countryCode(country) ?? '');
  const isAcross = from !== to && [from, to].every((code = '') => union.includes(code));
  return isAcross && vatNumberProblem('reverse-charge', seller, buyer) === null;
}
