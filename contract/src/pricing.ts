import * as z from 'zod/mini';
import { route } from './route.ts';

/** Prices are in the currency of the house. */
export const PricingPlan = z.object({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

export const pricingPlanKeys = ['basic', 'standard', 'enterprise'] as const;
export type PricingPlanKey = (typeof pricingPlanKeys)[number];

export const Pricing = z.object({
  basicPlan: PricingPlan,
  standardPlan: PricingPlan,
  enterprisePlan: PricingPlan,
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
});
export type Pricing = z.infer<typeof Pricing>;

export const getPricing = route({
  name: 'getPricing',
  method: 'GET',
  path: '/pricing/data',
  summary: 'The three plans with their prices and benefits, and what people ask about them.',
  access: { action: 'read', subject: 'Pricing' },
  status: 200,
  response: Pricing,
});
