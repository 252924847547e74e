import type { Pricing, PricingPlan, PricingPlanKey } from '@atrium/contract/pricing';
import type { Database } from '../../database/engine.ts';
import type { PricingPlanRow } from '../../database/schema.ts';
import { findPlans, findQuestions } from './pricing.queries.ts';

export async function readPricing(database: Database): Promise<Pricing> {
  const plans = await findPlans(database);
  return {
    basicPlan: shownPlan(plans, 'basic'),
    standardPlan: shownPlan(plans, 'standard'),
    enterprisePlan: shownPlan(plans, 'enterprise'),
    qandA: await findQuestions(database),
  };
}

function shownPlan(plans: readonly PricingPlanRow[], key: PricingPlanKey): PricingPlan {
  const plan = plans.find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`There is no pricing plan ${key}.`);
  return {
    title: plan.title,
    img: `/pictures/plans/${key}.svg`,
    subtitle: plan.subtitle,
    monthlyPrice: plan.monthlyPriceCents / 100,
    yearlyPlan: { perMonth: plan.yearlyMonthlyPriceCents / 100, totalAnnual: plan.yearlyTotalCents / 100 },
    planBenefits: JSON.parse(plan.benefits),
    popular: plan.isPopular === 1,
  };
}
