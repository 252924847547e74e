import * as planRoutes from '@atrium/contract/account-plan';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import * as billRoutes from '@atrium/contract/plan-bills';
import * as routes from '@atrium/contract/pricing';
import { getUserPlan, setUserPlan } from '@atrium/contract/user-billing';
import { notFound } from '../../errors.ts';
import { fileResponse } from '../../file-response.ts';
import { handle } from '../../handle.ts';
import type { Invoicing } from '../../invoicing/sold-invoice.ts';
import { choosePlan, keptPlan, shownPlan, startTrial } from './account-plan.ts';
import { findBill, findBills } from './plan-bills.queries.ts';
import { readPricing } from './pricing.ts';
import { chooseUserPlan, readUserPlan } from './user-plan.ts';

export const pricingEndpoints = (invoicing: Invoicing) => [
  handle(routes.getPricing, ({ services }) => readPricing(services.engine.read)),

  handle(planRoutes.getAccountPlan, async ({ services, caller, now }) =>
    shownPlan(await keptPlan(services.engine.read, caller.accountId), now),
  ),

  handle(planRoutes.setAccountPlan, (context, { body }) => choosePlan(context, body)),

  handle(planRoutes.startTrial, (context) => startTrial(context)),

  handle(getUserPlan, async (context, { parameters }) => ({ accountPlan: await readUserPlan(context, parameters.id) })),

  handle(setUserPlan, (context, { parameters, body }) => chooseUserPlan(context, parameters.id, body)),

  handle(billRoutes.listPlanBills, async ({ services, caller }) => ({
    bills: await findBills(services.engine.read, caller.accountId),
  })),

  handle(billRoutes.getPlanBillPdf, async (context, { parameters: { id }, query }) => {
    const { services, caller } = context;
    const { language = services.settings.language } = query;
    const isOwn = (await findBill(services.engine.read, caller.accountId, id)) !== undefined;
    const pdf = isOwn ? await invoicing.draw(context, id, language) : null;
    if (pdf === null) throw notFound('bill');
    return fileResponse(pdf, 'application/pdf', invoiceFileName(id, language));
  }),
];
