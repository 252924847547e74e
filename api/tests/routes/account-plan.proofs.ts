import * as routes from '@atrium/contract/account-plan';
import { listNotifications } from '@atrium/contract/notifications';
import { getPlanBillPdf, listPlanBills } from '@atrium/contract/plan-bills';
import { expect } from 'vitest';
import { invoicing } from '../../src/features/invoices/sold-invoices.ts';
import { findAccountPlan } from '../../src/features/pricing/account-plan.queries.ts';
import { billPeriods } from '../../src/features/pricing/plan-bills.ts';
import { fieldsOf, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const nothing = { renewsOn: null, running: null, trialEndsOn: null, next: null };
const free = { plan: 'basic', period: 'monthly', ...nothing } as const;

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
  listPlanBills: {
    works: {
      'none for who has the plan that costs nothing': async ({ app }) => {
        expect(await (await newcomer(app)).call(listPlanBills)).toEqual({ bills: [] });
      },
    },
    refuses: {
      'whoever is not signed in': async ({ nobody }) => {
        await nobody.refused(401, listPlanBills);
      },
    },
  },
  getPlanBillPdf: {
    works: {
      'a bill as a PDF': async ({ app }) => {
        const { person, id } = await billed(app);
        const answer = await person.get(`/api/v1/account-plan/bills/${id}/pdf?language=de`);
        expect(answer.headers.get('content-disposition')).toContain(`Rechnung-${id}.pdf`);
        expect(answer.text.slice(0, 5)).toBe('%PDF-');
      },
    },
    refuses: {
      'a number that no bill has, and a language that there is not': async ({ client }) => {
        await client.refused(404, getPlanBillPdf, { parameters: { id: 999_999 }, query: {} });
        await client.refused(400, getPlanBillPdf, { parameters: { id: 1 }, query: { language: 'xx' } });
      },
    },
    keepsOut: {
      'everybody else, an administrator too, and none reads an invoice that is no bill of theirs': async ({
        app,
        admin,
      }) => {
        const { id } = await billed(app);
        await admin.refused(404, getPlanBillPdf, { parameters: { id }, query: {} });
        await admin.refused(404, getPlanBillPdf, { parameters: { id: 5000 }, query: {} });
      },
    },
  },
};

/** Somebody with a bill. The clock stays where it is: others prove things by it. */
async function billed(app: TestApp) {
  const person = await newcomer(app);
  await person.call(routes.setAccountPlan, { body: { plan: 'standard', period: 'monthly' } });
  const now = new Date(app.services.now().getTime() + 86_400_000).toISOString();
  const context = { services: app.services, caller: null, now, requestId: 'a test' };
  await app.engine.write(async (transaction) => {
    const kept = await findAccountPlan(transaction, person.accountId);
    if (kept) await billPeriods(transaction, context, kept, invoicing);
  });
  const { bills } = await person.call(listPlanBills);
  return { person, id: bills[0]?.id ?? 0 };
}
