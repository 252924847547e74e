import * as z from 'zod/mini';

/** ISO 4217. Which of them there are is known to `currencies.ts`, a list that not every page is to bring along. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Give a currency by its three letters, such as EUR.'));

/** What one unit of a currency is worth in that of the house, in millionths: 1,085,000 for 1 EUR where it is 1.085 USD. */
export const ExchangeRate = z
  .int('Give a rate above zero.')
  .check(z.gte(1, 'Give a rate above zero.'), z.lte(1_000_000_000_000, 'Give a rate of at most 1,000,000.'));

export const atPar = 1_000_000;

/** An amount in the currency of the house, half a cent rounded up. */
export function houseCents(cents: number, rateMillionths: number): number {
  return rateMillionths === atPar ? cents : Math.round((cents * rateMillionths) / atPar);
}
