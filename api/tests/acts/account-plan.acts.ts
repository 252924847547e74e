import * as plan from '@atrium/contract/account-plan';
import { newcomer } from '../people.ts';
import { type Acts, by } from './act.ts';

export const accountPlanActs: Acts = {
  setAccountPlan: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(plan.setAccountPlan, { body: { plan: 'standard', period: 'yearly' } }));
  },
  startTrial: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(plan.startTrial));
  },
};
