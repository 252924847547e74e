import * as planRoutes from '@atrium/contract/account-plan';
import * as routes from '@atrium/contract/pricing';
import { handle } from '../../handle.ts';
import { choosePlan, keptPlan, shownPlan, startTrial } from './account-plan.ts';
import { readPricing } from './pricing.ts';

export const pricingEndpoints = [
  handle(routes.getPricing, ({ services }) => readPricing(services.engine.read)),

  handle(planRoutes.getAccountPlan, async ({ services, caller, now }) =>
    shownPlan(await keptPlan(services.engine.read, caller.accountId), now),
  ),

  handle(planRoutes.setAccountPlan, (context, { body }) => choosePlan(context, body)),

  handle(planRoutes.startTrial, (context) => startTrial(context)),
];
