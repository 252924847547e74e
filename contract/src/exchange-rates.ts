import * as z from 'zod/mini';
import { Currency, ExchangeRate } from './currency.ts';
import { route } from './route.ts';
import { id, moment } from './text.ts';

export const mostExchangeRates = 30;

const areFew = z.maxLength(mostExchangeRates, `Give at most ${mostExchangeRates} rates.`);
const onceEach = 'Give one rate for each currency.';

function isEachOnce(rates: readonly { currency: string }[]): boolean {
  return new Set(rates.map(({ currency }) => currency)).size === rates.length;
}

export const ExchangeRates = z
  .array(z.object({ currency: Currency, rateMillionths: ExchangeRate }))
  .check(areFew, z.refine(isEachOnce, onceEach));
export type ExchangeRates = z.infer<typeof ExchangeRates>;

/** Those that are not given stay as they are; null takes one out. */
export const ExchangeRateChanges = z
  .array(z.object({ currency: Currency, rateMillionths: z.nullable(ExchangeRate) }))
  .check(areFew, z.refine(isEachOnce, onceEach));
export type ExchangeRateChanges = z.infer<typeof ExchangeRateChanges>;

const KnownRates = z.array(z.object({ currency: Currency, rateMillionths: ExchangeRate, updatedAt: moment() }));

export const listExchangeRates = route({
  name: 'listExchangeRates',
  method: 'GET',
  path: '/api/v1/exchange-rates',
  summary:
    'The currencies that invoices and quotes are written in beside that of the house, and what one unit of each is worth in it, in millionths.',
  access: { action: 'read', subject: 'Invoice' },
  status: 200,
  response: z.object({ rates: KnownRates }),
});

export const updateExchangeRates = route({
  name: 'updateExchangeRates',
  method: 'PATCH',
  path: '/api/v1/exchange-rates',
  summary:
    'Write down some rates; null takes a currency out. What is written from then on takes them; what was written before keeps those of its day.',
  access: { action: 'update', subject: 'Invoice' },
  body: z.object({ rates: ExchangeRateChanges }),
  example: { rates: [{ currency: 'EUR', rateMillionths: 1_085_000 }] },
  status: 200,
  response: z.object({ rates: KnownRates, changeId: z.nullable(id()) }),
});
