import { currencies } from '@atrium/contract/currencies';
import { atPar } from '@atrium/contract/currency';
import { ExchangeRateChanges, mostExchangeRates } from '@atrium/contract/exchange-rates';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { badInput, conflict } from '../../../errors.ts';
import {
  type ExchangeRateRow,
  findExchangeRate,
  findExchangeRates,
  storeExchangeRates,
} from './exchange-rates.queries.ts';

/** What a document is written in, and what that is worth in the house. */
export interface Priced {
  currency: string;
  rateMillionths: number;
}

interface GivenPrice {
  currency?: string | undefined;
  rateMillionths?: number | undefined;
}

export function inHouseCurrency(currency: string): Priced {
  return { currency, rateMillionths: atPar };
}

/** In the currency that was given, or that it had before, or that of the house: at the rate that was given, else at the one that is written down. */
export async function pricedIn(
  transaction: Transaction,
  context: Acting,
  given: GivenPrice,
  before?: Priced,
): Promise<Priced> {
  const house = context.services.settings.currency;
  const currency = given.currency ?? before?.currency ?? house;
  if (currency === house) {
    if ((given.rateMillionths ?? atPar) !== atPar)
      throw badInput([{ path: 'rateMillionths', message: noRateToItself }]);
    return inHouseCurrency(house);
  }
  requireKnown([{ currency }], 'currency');
  const kept = before?.currency === currency ? before.rateMillionths : undefined;
  const rateMillionths = given.rateMillionths ?? kept ?? (await findExchangeRate(transaction, currency));
  if (rateMillionths !== undefined) return { currency, rateMillionths };
  throw badInput([{ path: 'currency', message: noRate }]);
}

function requireKnown(rates: readonly { currency: string }[], path: string): void {
  const unknown = rates.find(({ currency }) => !currencies.includes(currency));
  if (!unknown) return;
  throw badInput([{ path, message: 'Amounts cannot be written in this currency here.' }]);
}

const noRate = 'Nothing says what this currency is worth: write its exchange rate down first, or give one.';
const noRateToItself = 'The currency of the house has no exchange rate.';

/** As it is written down now; what it was when the offer or the series was written, where nobody wrote it down. */
export async function atPresentRate(transaction: Transaction, { currency, rateMillionths }: Priced): Promise<Priced> {
  return { currency, rateMillionths: (await findExchangeRate(transaction, currency)) ?? rateMillionths };
}

export function updateExchangeRates(
  context: Acting,
  changes: ExchangeRateChanges,
): Promise<{ rates: ExchangeRateRow[]; changeId: number | null }> {
  const house = context.services.settings.currency;
  if (changes.some(({ currency }) => currency === house)) throw badInput([{ path: 'rates', message: noRateToItself }]);
  requireKnown(changes, 'rates');
  return context.services.engine.write(async (transaction) => {
    const changeId = await changeRates(transaction, context, changes);
    return { rates: await findExchangeRates(transaction), changeId };
  });
}

/** Only what is different is written and recorded: what somebody else writes of another currency stays, and is undone by itself. */
async function changeRates(
  transaction: Transaction,
  context: Acting,
  changes: ExchangeRateChanges,
): Promise<number | null> {
  const known = await findExchangeRates(transaction);
  const after = changes.filter(({ currency, rateMillionths }) => rateMillionths !== rateOf(known, currency));
  if (after.length === 0) return null;
  const before = after.map(({ currency }) => ({ currency, rateMillionths: rateOf(known, currency) }));
  await storeExchangeRates(transaction, after, context.now);
  if ((await findExchangeRates(transaction)).length > mostExchangeRates)
    throw conflict(`There are at most ${mostExchangeRates} exchange rates.`);
  return recordChange(transaction, context, {
    ...{ entity: 'exchange-rates', entityId: 1, entityName: '', isUndoable: true },
    before: { rates: before },
    after: { rates: after },
  });
}

function rateOf(rates: ExchangeRateChanges, wanted: string): number | null {
  return rates.find(({ currency }) => currency === wanted)?.rateMillionths ?? null;
}

export const undoExchangeRatesChange: Undo = async (transaction, context, change) => {
  const known = await findExchangeRates(transaction);
  const left = ExchangeRateChanges.parse(change.after?.rates);
  if (left.some(({ currency, rateMillionths }) => rateOf(known, currency) !== rateMillionths))
    throw conflict('The exchange rates have changed since. Undo what came later first.');
  const changeId = await changeRates(transaction, context, ExchangeRateChanges.parse(change.before?.rates));
  if (changeId === null) throw conflict('The exchange rates are as they were already.');
  return changeId;
};
