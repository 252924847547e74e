import * as routes from '@atrium/contract/pricing';
import { expect } from 'vitest';
import { readPricing } from '../../src/features/pricing/pricing.ts';
import { openApp } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

export const pricingProofs: ProofTable = {
  getPricing: {
    works: {
      'the three plans with their prices in dollars': async ({ admin }) => {
        const { basicPlan, standardPlan, enterprisePlan } = await admin.call(routes.getPricing);
        expect(basicPlan).toMatchObject({ title: 'Basic', monthlyPrice: 0, popular: false });
        expect(basicPlan.yearlyPlan).toEqual({ perMonth: 0, totalAnnual: 0 });
        expect(standardPlan).toMatchObject({ title: 'Standard', monthlyPrice: 49, popular: true });
        expect(standardPlan.yearlyPlan).toEqual({ perMonth: 40, totalAnnual: 480 });
        expect(enterprisePlan).toMatchObject({ title: 'Enterprise', monthlyPrice: 99, popular: false });
        expect(enterprisePlan.yearlyPlan).toEqual({ perMonth: 80, totalAnnual: 960 });
      },
      'the same without sample data': async ({ admin }) => {
        const empty = await openApp({ settings: { sampleData: false } });
        expect(await readPricing(empty.engine.read)).toEqual(await admin.call(routes.getPricing));
      },
      'three benefits of each plan, and three questions with their answers': async ({ admin }) => {
        const { qandA, ...plans } = await admin.call(routes.getPricing);
        for (const { planBenefits } of Object.values(plans)) expect(planBenefits).toHaveLength(3);
        expect(qandA).toHaveLength(3);
        for (const { question, ans } of qandA) expect([question.endsWith('?'), ans !== '']).toEqual([true, true]);
      },
    },
  },
};
