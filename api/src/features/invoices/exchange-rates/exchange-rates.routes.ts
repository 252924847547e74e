import * as routes from '@atrium/contract/exchange-rates';
import { handle } from '../../../handle.ts';
import { findExchangeRates } from './exchange-rates.queries.ts';
import { updateExchangeRates } from './exchange-rates.ts';

export const exchangeRateEndpoints = [
  handle(routes.listExchangeRates, async ({ services }) => ({ rates: await findExchangeRates(services.engine.read) })),

  handle(routes.updateExchangeRates, (context, { body }) => updateExchangeRates(context, body.rates)),
];
