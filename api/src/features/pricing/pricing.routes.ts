import * as routes from '@atrium/contract/pricing';
import { handle } from '../../handle.ts';
import { readPricing } from './pricing.ts';

export const pricingEndpoints = [handle(routes.getPricing, ({ services }) => readPricing(services.engine.read))];
