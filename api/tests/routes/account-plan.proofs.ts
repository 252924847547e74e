import * as routes from '@atrium/contract/account-plan';
import { listNotifications } from '@atrium/contract/notifications';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const free = { plan: 'basic', period: 'monthly', renewsOn: null, trialEndsOn: null, next: null } as const;

export const accountPlanProofs: ProofTable = {
  getAccountPlan: {
    works: {
      'the plan that costs nothing, for who has chosen none': async ({ app }) => {
        const person = await newcomer(app);
        const plan = await person.call(routes.getAccountPlan);
        expect(plan).toEqual({ ...free, since: '2026-03-02T09:00:00.000Z', canTry: true });
      },
    },
  },
  setAccountPlan: {
    works: {
      'a larger plan at once, with the day of its next bill': async ({ app }) => {
        const person = await newcomer(app);
        const monthly = await person.call(routes.setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
        expect(monthly.accountPlan).toMatchObject({
          plan: 'standard',
          renewsOn: '2026-04-02',
          canTry: false,
          next: null,
        });
        const yearly = await person.call(routes.setAccountPlan, { body: { plan: 'standard', period: 'yearly' } });
        expect(yearly.accountPlan).toMatchObject({ period: 'yearly', renewsOn: '2027-03-02', next: null });
        expect(await person.call(routes.getAccountPlan)).toEqual(yearly.accountPlan);
      },
      'a smaller plan from the day of the next bill, unless one keeps what one has': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.setAccountPlan, { body: { plan: 'enterprise', period: 'monthly' } });
        const { accountPlan } = await person.call(routes.setAccountPlan, { body: { plan: 'basic', period: 'yearly' } });
        expect(accountPlan).toMatchObject({ plan: 'enterprise', next: { plan: 'basic', from: '2026-04-02' } });
        const kept = await person.call(routes.setAccountPlan, { body: { plan: 'enterprise', period: 'monthly' } });
        expect(kept.accountPlan).toMatchObject({ plan: 'enterprise', next: null });
      },
      'nothing when it is so already': async ({ app }) => {
        const person = await newcomer(app);
        const same = await person.call(routes.setAccountPlan, { body: { plan: 'basic', period: 'yearly' } });
        expect(same).toMatchObject({ accountPlan: free, changeId: null });
      },
    },
    refuses: {
      'plans and periods that there are not': async ({ client }) => {
        const body = { plan: 'gold', period: 'weekly' };
        expect(fieldsOf(await client.refused(400, routes.setAccountPlan, { body }))).toEqual(['plan', 'period']);
      },
    },
    keepsOut: {
      'everybody else: they have a plan of their own': async ({ app, client, nobody }) => {
        const before = await client.call(routes.getAccountPlan);
        const person = await newcomer(app);
        await person.call(routes.setAccountPlan, { body: { plan: 'standard', period: 'yearly' } });
        expect(await client.call(routes.getAccountPlan)).toEqual(before);
        await nobody.refused(401, routes.setAccountPlan, { body: { plan: 'basic', period: 'monthly' } });
      },
    },
  },
  startTrial: {
    works: {
      'a trial of fourteen days, whose end is told': async ({ app }) => {
        const person = await newcomer(app);
        const { accountPlan } = await person.call(routes.startTrial);
        expect(accountPlan).toMatchObject({
          plan: 'standard',
          trialEndsOn: '2026-03-16',
          renewsOn: null,
          canTry: false,
        });
        expect((await person.call(listNotifications, { query: {} })).notifications).toEqual([]);
      },
    },
    refuses: {
      'a second one, and one for who has a plan': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.startTrial);
        await person.call(routes.setAccountPlan, { body: { plan: 'basic', period: 'monthly' } });
        expect(await person.call(routes.getAccountPlan)).toMatchObject({ ...free, canTry: false });
        await person.refused(409, routes.startTrial);
        const buyer = await newcomer(app);
        await buyer.call(routes.setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
        await buyer.refused(409, routes.startTrial);
      },
    },
  },
};
