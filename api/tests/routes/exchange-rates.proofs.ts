import * as routes from '@atrium/contract/exchange-rates';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

const euro = { currency: 'EUR', rateMillionths: 1_085_000 };

export const exchangeRatesProofs: ProofTable = {
  listExchangeRates: {
    works: {
      'none, until somebody writes one down': async ({ app }) => {
        const admin = await app.signIn('admin');
        expect((await admin.call(routes.listExchangeRates)).rates).toEqual([]);
      },
    },
  },
  updateExchangeRates: {
    works: {
      'those that are given; the same again is no change': async ({ admin }) => {
        const body = { rates: [euro, { currency: 'CHF', rateMillionths: 1_120_000 }] };
        const { rates, changeId } = await admin.call(routes.updateExchangeRates, { body });
        expect(rates).toMatchObject(body.rates.toReversed());
        expect(changeId).not.toBeNull();
        expect((await admin.call(routes.listExchangeRates)).rates).toEqual(rates);
        expect((await admin.call(routes.updateExchangeRates, { body })).changeId).toBeNull();
        const none = body.rates.map(({ currency }) => ({ currency, rateMillionths: null }));
        expect((await admin.call(routes.updateExchangeRates, { body: { rates: none } })).rates).toEqual([]);
      },
    },
    refuses: {
      'a currency twice, that of the house, one without hundredths, and no rate at all': async ({ admin }) => {
        const wrong = [[euro, euro], [{ ...euro, currency: 'USD' }], [{ ...euro, currency: 'JPY' }]];
        for (const rates of [...wrong, [{ ...euro, rateMillionths: 0 }]]) {
          const problem = await admin.refused(400, routes.updateExchangeRates, { body: { rates } });
          expect(fieldsOf(problem)[0]).toMatch(/^rates/);
        }
        expect((await admin.call(routes.listExchangeRates)).rates).toEqual([]);
      },
    },
  },
};
