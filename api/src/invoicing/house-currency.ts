import type { Database, Engine } from '../database/engine.ts';

/** What this database counts in; it keeps what it began with. */
export async function readHouseCurrency(database: Database): Promise<string> {
  const { currency } = await database.selectFrom('houseCurrency').select('currency').executeTakeFirstOrThrow();
  return currency;
}

/** Amounts are not converted: a house that was started in one currency is not started in another. */
export async function keepHouseCurrency(engine: Engine, wanted: string): Promise<void> {
  const currency = await engine.write(async (transaction) => {
    const begun = { id: 1, currency: wanted } as const;
    await transaction
      .insertInto('houseCurrency')
      .values(begun)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return readHouseCurrency(transaction);
  });
  if (currency !== wanted) throw new OtherCurrency(currency, wanted);
}

/** Its message is for whoever starts the house. */
export class OtherCurrency extends Error {
  constructor(kept: string, wanted: string) {
    super(
      `The amounts in this database are in ${kept}, and are not converted: start it with CURRENCY=${kept}, or start another database with CURRENCY=${wanted}.`,
    );
  }
}
